// @ts-check
/**
 * What the server says, in types. No code.
 *
 * @typedef {{id: string, name: string}} SideInfo
 * @typedef {{id: string, title: string, first: number, last: number, about?: string, usual?: string[], balance?: Balance}} Scenario
 * @typedef {{bots: string[], games: number, drawn: number, turns: number, sides: {side: string, wins: number, low: number, high: number}[]}} Balance
 * @typedef {{id: string, title: string, case: string, default: boolean, about?: string}} Option
 * @typedef {{id: string, title: string, about?: string}} Bot
 * @typedef {{id: string, title: string, about?: string, length?: string, sides: SideInfo[], phases: string[], scenarios: Scenario[], options: Option[], bots?: Bot[], charted?: boolean, guided?: boolean, card?: boolean}} Game
 * @typedef {{side: string | null, turn: number, phase: string, kind: string, prompt: string, case: string | null, outcome?: {winner: string, level: string, points: Record<string, number>}, options?: any}} Decision
 * @typedef {import("./counters/face.js").LiveUnit} Unit
 * @typedef {{what: string, case: string, amount: number}} Part
 * @typedef {{total: number, parts: Part[], what?: string}} Sum
 * @typedef {{turn: number, phase: string, side: string | null, units: Unit[], control: Record<string, string[]>, markers: {name: string, value: any, case?: string, hex?: string}[], points: Record<string, number>, pointsExplained: Sum[]}} State
 * @typedef {Record<string, any> & {type: string}} Order
 * @typedef {Record<string, any> & {type: string, text: string, case?: string}} GameEvent
 * @typedef {{id: string, name?: string, revision: number, game: string, scenario: string, options: string[], seats: Record<string, string>, edited?: boolean, decision: Decision, state: State, over?: any, hidden?: boolean, canMove?: string[], canUndo: boolean, canRedo: boolean, suggest?: Order | null, log?: {lines: number}, as?: string, differs?: Differs}} Match
 * @typedef {{order: number, text: string, rules: string, today: string}} Differs where a match of older rules stops being what it was
 * @typedef {{line: number, turn: number, side: string | null, phase: string, order?: Order, said?: string, dice?: number[], events: GameEvent[]}} LogLine
 * @typedef {{hex: string, mp: number, path: string[], parts?: any[]}} Step
 * @typedef {{hex: string, case: string, why: string}} Barred
 * @typedef {{id: string, title: string, why?: string, case?: string}} Mode
 * @typedef {{unit?: string, hexes: Step[], refused: Barred[], modes?: Mode[], rail?: {hex: string, path: string[]}[], case?: string, why?: string, entrain?: any, detrain?: any, deeds?: {title: string, order: any}[]}} Reach
 * @typedef {{attack: Sum, defense: Sum, odds: string, column: string, dieModifier: number, modifiers: {case: string, what: string, effect: string}[], outcomes: {result: string, probability: number}[]}} Preview
 * @typedef {{case: string, title: string, kind?: string, text: string, ruling?: string}} Case
 * @typedef {{book: string, title: string, cases: Case[]}} Book
 * @typedef {{id?: string, title: string, case?: string, columns: string[], rows: any[], note?: string}} Chartable
 */
export {};
