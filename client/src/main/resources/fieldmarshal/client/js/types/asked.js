// @ts-check
/**
 * What a decision asks of a player, in types. No code.
 *
 * @typedef {object} Question what a player reads of a decision
 * @property {string} title @property {boolean} combat @property {string} pass @property {boolean} [declares]
 * @property {Choosable[]} options @property {Need[]} [needs] @property {Closed[]} [closed] @property {boolean} [foretells] targets
 * @property {{hex: string, units: number, case: string}[]} [rooms] in hexes
 * @property {Toll} [toll] where units share a loss
 *
 * @typedef {object} Toll what has to be lost, and who can pay it
 * @property {string} what is counted: "steps" @property {number} have paid by earlier answers @property {number} need in all
 * @property {boolean} whole who pays is eliminated @property {boolean} lean nobody may be named who could be spared
 * @property {boolean} single an answer names one unit once @property {{unit: string, most: number, worth: number}[]} payers
 * @property {string} case
 *
 * @typedef {{what: string, units: string[], loss: boolean, sort: "loss" | "supply" | "undone", case: string}} Warning
 *
 * @typedef {{units: string[], direction: string, hex?: string, why: string, case: string}} Closed where units cannot go
 * @typedef {{what: string, have: number, need: number, met: boolean, case: string}} Need what must be so before one may pass
 * @typedef {{unit: string, gives: number, chance: number, about: string, case: string}} Aid columns, and the chance of them
 * @typedef {{id: string, title: string, about: string, most?: number, aids?: Aid[], barred?: {unit: string, why: string, case: string}[],
 *   spots?: {hex: string, turn: number}[]}} Choosable an answer by name: units that may be named or not, hexes that it changes
 */
export {};
