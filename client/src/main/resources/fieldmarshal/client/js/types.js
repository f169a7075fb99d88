// @ts-check
/**
 * What the server says, in types. No code. `any` stands only where all sorts of things really come: attributes of elements, an
 * answer before its question says what it is, what testers find at the window. Bots have seats by which a match names them.
 *
 * @typedef {{id: string, name: string, called?: string, plural?: boolean, nation?: string, counter?: Printed}} SideInfo
 * called: as it stands in a sentence; plural: its verbs are in the plural; counter: the strongest of its own nation
 * @typedef {import("./counters/face.js").PrintedUnit} Printed
 * @typedef {{id: string, title: string, activity: string}} PhaseInfo activity: movement, combat, preparation, clerical
 *
 * @typedef {object} NationInfo a nation and its colours
 * @property {string} id @property {string} title @property {string} adjective
 * @property {string} ground @property {string} ink @property {string} edge @property {string[]} band
 * @property {string} trail @property {string} wash @property {string} day @property {string} night
 *
 * @typedef {{text: string, tone: "good" | "bad" | "neutral", glyph?: string}} Badge
 * @typedef {{id: string, title: string, shown: boolean, onCounter: boolean, badge: Badge}} Condition what a flag means
 * @typedef {{id: string, title: string}} Titled
 * @typedef {{id: string, title: string, told: boolean}} FigureInfo told: in words beside a counter
 * @typedef {{id: string, main: string, small: string, shield?: string, title: string}} FaceForm what is written on a sort of counter
 * @typedef {"hexes" | "zones" | "areas" | "traces" | "costs" | "prizes" | "trails"} Picture
 * @typedef {{id: string, title: string, about: string, picture: Picture}} OverlayInfo
 * @typedef {{turn: number, dates: string, note: string, arriving: string[]}} TurnInfo
 *
 * @typedef {object} Scenario
 * @property {string} id @property {string} title @property {number} first @property {number} last
 * @property {string} [about] @property {string[]} [usual] @property {Balance} [balance]
 * @typedef {object} Balance
 * @property {string[]} bots @property {number} games @property {number} drawn @property {number} turns
 * @property {{side: string, wins: number, low: number, high: number}[]} sides
 *
 * @typedef {{id: string, title: string, case: string, default: boolean, about?: string}} Option
 * @typedef {{id: string, seat: string, title: string, about?: string, brief?: string, novice?: boolean}} Bot of a level
 * @typedef {{person: string | null, bot: string | null, title?: string | null}} Player who plays a side
 *
 * @typedef {object} Game
 * @property {string} id @property {string} title @property {string} [about] in one line @property {number} [length] turns
 * @property {number} [hours] @property {number} [complexity] of @property {number} [complexities]
 * @property {string} [origin] what of it is not as it was published
 * @property {SideInfo[]} sides @property {string[]} phases @property {PhaseInfo[]} phaseList
 * @property {Part[]} [parts] that a turn may have
 * @property {Scenario[]} scenarios @property {Option[]} options @property {Bot[]} [bots]
 * @property {{identity: string, files: string[]}} [tables] the user's own data that the game is played with
 * @property {boolean} [charted] @property {boolean} [guided] @property {boolean} [card]
 * @property {NationInfo[]} [nations] @property {Condition[]} [conditions] @property {Condition[]} [traits]
 * @property {FigureInfo[]} [figures] @property {{side: string, directions: string[], case: string}[]} [compasses]
 * @property {FaceForm[]} [faces] @property {Titled[]} [types] @property {OverlayInfo[]} [overlays] @property {TurnInfo[]} [turns]
 * @typedef {{number: number, side: string, id: string, title: string, shared?: boolean}} Part whose part of the turn it is
 *
 * @typedef {import("./types/asked.js").Question} Question
 * @typedef {import("./types/asked.js").Need} Need
 * @typedef {import("./types/asked.js").Warning} Warning
 * @typedef {import("./types/asked.js").Choosable} Choosable
 * @typedef {{winner: string, level: string, because?: string, rank?: number, resigned?: string, ending?: string,
 *   points: Record<string, number>}} Outcome how a game ended: played, resigned, time or agreed
 * @typedef {object} Decision
 * @property {string | null} side @property {number} turn @property {string} phase @property {string} [activity]
 * @property {string} kind @property {string} prompt @property {string | null} case
 * @property {Outcome} [outcome] @property {Part} [part] @property {Question} [question] @property {string} [overlay] that helps with it
 * @typedef {import("./counters/face.js").LiveUnit} Unit
 * @typedef {{what: string, case: string, amount: number}} SumPart
 * @typedef {{total: number, parts: SumPart[], what?: string}} Sum
 *
 * @typedef {object} Track a track beside the map with its marker
 * @property {string} id @property {string} title @property {string | null} side @property {number} value @property {number} least
 * @property {number | null} most @property {{value: number, title: string}[]} steps @property {string} [case]
 *
 * @typedef {object} MapMarker a marker that lies on the map
 * @property {string} kind @property {string} hex @property {string} [toward] @property {string} title
 * @property {string | null} side @property {Badge} badge @property {string} [case]
 *
 * @typedef {object} Chit a chit of the cup, or drawn from it
 * @property {string} part @property {string} title @property {string} side @property {string} nation @property {string} label
 * @property {number} [chance] @property {number} [drawn] @property {boolean} [active]
 * @property {{values: number[], face: number, value: number | null, case: string}} [roll]
 *
 * @typedef {object} Load what stacking counts in a hex
 * @property {string} hex @property {string} side @property {string} what @property {number} used @property {number} most
 * @property {boolean} over @property {number} due what is given up if what is asked now ends @property {string} case
 *
 * @typedef {object} State
 * @property {number} turn @property {string} phase @property {string | null} side @property {Unit[]} units
 * @property {Record<string, string[]>} control @property {Track[]} [tracks] @property {MapMarker[]} [mapMarkers]
 * @property {Chit[]} [chits]
 * @property {Record<string, number>} points @property {Sum[]} pointsExplained @property {Combat} [combat] @property {Load[]} [loads]
 *
 * @typedef {{offer: string, unit?: string, hex?: string, amount?: number}} Extra what is added to an attack
 *
 * @typedef {object} Order which fields there are depends on the type
 * @property {string} type @property {string[]} [units] @property {string} [unit] @property {string} [hq] @property {string} [hex]
 * @property {string[]} [hexes] @property {string[]} [path] @property {string} [mode] @property {string} [option]
 * @property {string[]} [attackers] @property {string[]} [targets] @property {Extra[]} [extras]
 * @property {Record<string, number>} [steps]
 *
 * @typedef {object} GameEvent which fields there are depends on the type
 * @property {string} type @property {string} text @property {string} [case] @property {string} [unit] @property {string} [flag]
 * @property {string} [from] @property {string[]} [path] @property {boolean} [back] @property {boolean} [on] @property {string[]} [targets]
 * @property {string} [odds] @property {string} [result] @property {Meaning} [meaning] @property {number} [face] @property {string} [hex]
 * @property {number} [modifier] @property {string} [purpose] @property {string} [side] @property {string[]} [attackers]
 * @property {Chance[]} [outcomes] of the die of a combat
 * @property {number} [turn] @property {string} [phase] @property {Part} [part] of what began
 * @typedef {GameEvent & {targets: string[], odds: string, result: string}} Fought
 *
 * @typedef {object} Match
 * @property {string} id @property {string} [name] @property {number} revision @property {string} game @property {string} scenario
 * @property {string[]} options @property {OverlayInfo[]} [overlays] @property {string[]} [yours] the sides whose seats are held here
 * @property {Record<string, string>} seats @property {Record<string, Player>} players
 * @property {boolean} [edited] @property {"here" | "file" | "elsewhere"} [origin] @property {number} [late] turns late
 * @property {Decision} decision @property {State} state @property {boolean} [hidden] @property {string[]} [canMove]
 * @property {Warning[]} [warnings] before the phase ends
 * @property {boolean} canUndo @property {boolean} canUndoPhase @property {boolean} canUndoPart @property {Differs} [differs]
 * @property {boolean} canRedo @property {Order | null} [suggest] @property {Order[]} [suggestAll]
 * @property {{lines: number}} [log] @property {string} [as]
 * @property {boolean} [watching] @property {boolean} [owner] @property {boolean} [apart] different people play
 * @property {Company} [company]
 *
 * @typedef {{name: string | null, free: boolean, yours: boolean}} SeatOf
 * @typedef {{access: string, seats: Record<string, SeatOf>, owner: boolean, late?: import("./people/ask.js").Late,
 *   clock?: import("./clocks/open.js").Clock | null}} Company
 *
 * @typedef {object} Differs where a match of older rules stops being what it was
 * @property {number} order @property {string} text @property {string} rules @property {string} today @property {Order} [played]
 *
 * @typedef {object} LogLine
 * @property {number} line @property {number} turn @property {string | null} side @property {string} phase
 * @property {string} [kind] of the decision @property {Order} [order] @property {Part} [part] @property {string} [said]
 * @property {number[]} [dice] @property {GameEvent[]} events
 * @property {string} [standing] the policy of a standing order that gave the answer
 * @property {string} [author] who gave the order, where different people play
 *
 * @typedef {object} MatchCard a match in the list
 * @property {string} id @property {string} [name] @property {string} game @property {string} scenario
 * @property {Record<string, Player>} [players] @property {number} turn @property {string} [phase] @property {string | null} [toMove]
 * @property {string} [over] @property {string} [broken] @property {number} orders @property {number | string} updated
 * @property {string | null} [since] when the decision came to the side that has it @property {Company} [company]
 *
 * @typedef {{text: string, progress?: number}} Thinking what a bot does
 * @typedef {{revision: number, lines?: number, events?: GameEvent[], why?: string}} Update
 * @typedef {{match: Match, events?: GameEvent[]}} Answer
 * @typedef {{orders: Order[], complete: boolean, units?: string[]}} Legal
 * @typedef {{hexes: string[], odds?: Record<string, TargetOdds>, deeds?: Deed[]}} Targets
 * @typedef {{units: number, odds?: string, why?: string, case?: string}} TargetOdds
 * @typedef {{title: string, order: Order, declared?: boolean}} Deed something that may be done beside marches and attacks
 *
 * @typedef {object} Clash options and a scenario that do not go together
 * @property {string} sort @property {Titled[]} options @property {Titled} [scenario] @property {string} text
 *
 * @typedef {{fits: boolean, why: string | null, clash: Clash | null, clashes: Record<string, Clash>}} Fits
 *
 * @typedef {{unit: string, side: string, hex: string, in: boolean, path?: string[]}} Joined
 * @typedef {{hex: string, what: string, points: number, case?: string}} Prize
 * @typedef {{title: string, side: string | null, tone: number, hexes: string[]}} Area tone: counts those of a side
 *
 * @typedef {object} OverlayData which fields there are depends on the picture
 * @property {Area[]} [areas] @property {Record<string, string[]>} [sides] @property {Joined[]} [units] @property {string} [side]
 * @property {(Prize & Step)[]} [hexes] @property {Barred[]} [refused]
 * @property {GameEvent[]} [moves] @property {GameEvent[]} [fights]
 *
 * @typedef {{hex: string, total: number, parts?: {what: string, case?: string}[]}} PathStep
 * @typedef {{hex: string, mp: number, path: string[], parts?: {what: string, case?: string}[]}} Step
 * @typedef {{hex: string, case: string, why: string}} Barred
 * @typedef {{id: string, title: string, why?: string, case?: string}} Mode
 * @typedef {{may?: boolean, why?: string, case?: string}} May
 *
 * @typedef {{allowance: number, left: number, once?: boolean}} Points movement points in all, and left; whether it marches once
 *
 * @typedef {object} Reach
 * @property {string} [unit] @property {string} [mode] @property {Step[]} hexes @property {Barred[]} refused @property {Mode[]} [modes]
 * @property {{hex: string, path: string[]}[]} [rail] @property {boolean} [entrainsFirst] who rides boards first
 * @property {string} [case] @property {string} [why] @property {boolean[]} [trains] who of those that ride boards first
 * @property {Points} [points] of several units those of the one that has least left
 * @property {May} [entrain] @property {May} [detrain] @property {Deed[]} [deeds]
 * @property {string[]} [units] where several are asked about @property {Map<string, Step>[]} [paths] of each of them
 * @property {(Points | undefined)[]} [pointsOf] of each of them
 *
 * @typedef {object} Meaning what a result means
 * @property {string} words @property {string} attacker @property {string} defender
 * @property {"attacker" | "defender" | null} good
 * @property {number} worth from -1, worst for the attacker, to 1
 *
 * @typedef {object} Modifier
 * @property {string} case @property {string} what @property {string} effect @property {"attacker" | "defender" | null} role
 * @property {"multiply" | "add" | "shift" | "die" | "result" | "other"} does @property {number} amount
 *
 * @typedef {{result: string, probability: number, meaning: Meaning}} Chance
 * @typedef {{least: number, most: number, expected: number}} Range
 * @typedef {{id: string, title: string, role?: string | null, least: number, most: number, expected: number,
 *   chances?: {value: number, probability: number}[]}} Total
 *
 * @typedef {"done" | "now" | "to-come"} Progress
 *
 * @typedef {object} Roll one die is read on a table; row and columns are named as in the printed table
 * @property {"roll"} kind @property {Progress} [progress] @property {string} id @property {string} title
 * @property {string} [case] @property {string} table
 * @property {string} row @property {string} odds @property {string} before @property {string} column @property {number} faces
 * @property {number} dieModifier @property {Chance[]} outcomes @property {string | null} [result]
 * @property {{points: number, odds: string}} [lack] so many points more bring these odds
 *
 * @typedef {object} DieOf the die of one unit
 * @property {string} [unit] @property {string} what @property {number} faces @property {number} dieModifier
 * @property {Chance[]} outcomes @property {number | null} [face] as it fell; null while it is to come
 *
 * @typedef {object} DiceStage many dice, each for a unit
 * @property {"dice"} kind @property {Progress} [progress] @property {string} id @property {string} title
 * @property {string} [case] @property {DieOf[]} dice @property {Total[]} [totals]
 *
 * @typedef {object} StepStage somebody decides, or something is carried out
 * @property {"step"} kind @property {Progress} [progress] @property {string} id @property {string} title
 * @property {string} [case] @property {string | null} [side] @property {string} [about]
 *
 * @typedef {Roll | DiceStage | StepStage} Stage
 *
 * @typedef {object} Open something that is not known yet
 * @property {string} what @property {string} [case] @property {{what: string, defense: number, column: string}[]} ways
 *
 * @typedef {object} Preview
 * @property {Sum & Range} attack @property {Sum & Range} defense
 * @property {string} odds @property {string} column @property {number} dieModifier
 * @property {Modifier[]} modifiers @property {Chance[]} outcomes @property {Stage[]} [stages] @property {Open[]} [open]
 * @property {Total[]} [totals] of the whole combat
 *
 * @typedef {Preview & {attackers: string[], targets: string[]}} Combat the combat under way
 *
 * @typedef {{key: string, unit?: string, hex?: string, most: number, worth: number}} OfferItem
 *
 * @typedef {object} Offer something that may be added to an attack
 * @property {string} id @property {string} title @property {string} about @property {string} case
 * @property {"shift" | "strength" | "factor" | "die" | "other"} gift @property {boolean} spends @property {OfferItem[]} items
 * @typedef {{items: string[], most: number, needs?: string[], why: string, case: string}} OfferLimit
 *
 * @typedef {object} Muster who may take part in an attack, and what may be added
 * @property {string[]} units @property {string[]} [together] who of them can attack together
 * @property {Offer[]} [offers] @property {OfferLimit[]} [limits]
 * @property {{unit?: string, why: string, case: string}[]} [refused]
 *
 * @typedef {{winner: string | null, title: string, needs: string, case: string}} Level a level of victory
 * @typedef {object} StoryWalk where a unit went in a fight
 * @property {number} line @property {string} unit @property {string} side @property {string} how @property {boolean} back
 * @property {number} hexes @property {string} [from] @property {string} [to] @property {boolean} [hidden]
 *
 * @typedef {object} StoryFight a fight with all that followed
 * @property {number} line @property {number} turn @property {string} side who attacked @property {string} odds @property {string} result
 * @property {number} face the die, or 0 where there were many @property {number} weight
 * @property {number} swing by how many points the first side gained on the second
 * @property {number} [chance] by how much its chance to win went up, where that is known
 * @property {Part} part @property {string[]} attackers @property {string[]} targets @property {string[]} defenders
 * @property {Unit[]} [counters] the first of both sides as they were
 * @property {Meaning} meaning @property {Record<string, number>} lost @property {string[]} destroyed @property {StoryWalk[]} walks
 *
 * @typedef {object} StoryTurn how things stood when a turn was over
 * @property {number} turn @property {number} line @property {Record<string, number>} points @property {Record<string, number>} lost
 * @property {Record<string, string[]>} taken @property {{hex: string, name: string, side: string, points: number}[]} [towns] that fell
 *
 * @typedef {object} Story a match from its beginning, as the side that looks may know it
 * @property {string} id @property {string} as @property {Decision} decision @property {Level[]} levels
 * @property {{control: Record<string, string[]>, points: Record<string, number>}} start @property {StoryTurn[]} turns
 * @property {StoryFight[]} fights the weightiest first @property {Luck} [luck] when it is known
 * @property {{orders: number, attacks: number, seconds: number}} length @property {{side: string, points: number, rank: number}} [missed]
 *
 * @typedef {object} SideLuck what dice brought a side
 * @property {number} attacks @property {{rolled: number, mean: number, expected: number, good?: "high" | "low" | null}} [dice]
 * @property {{expected: number, rolled: number, lost: number}} steps that it loses @property {number} luck steps better than expected
 * @property {{expected: number, rolled: number, gained: number}} points
 * @property {number} luckier the share of matches in which it would have been less lucky
 *
 * @typedef {object} Luck
 * @property {boolean} withheld @property {Record<string, SideLuck>} sides
 * @property {{turn: number, sides: Record<string, SideLuck>}[]} turns in which there were attacks
 *
 * @typedef {"taken" | "fight" | "destroyed" | "reduced" | "retreat" | "march" | "came-in" | "cut" | "relieved"} FactKind
 *
 * @typedef {object} Fact something that happened in the enemy's player-turn; which fields there are depends on the kind
 * @property {FactKind} kind @property {number} line @property {string} side whose unit or whose fight it is, or who has the hex now
 * @property {string} [unit] @property {boolean} [hidden] @property {string} [hex] @property {string} [name] @property {boolean} [prize]
 * @property {number} [points] @property {number} [steps] @property {string} [from] @property {string} [to] @property {number} [hexes]
 * @property {string} [how] @property {string[]} [attackers] @property {string[]} [defenders] @property {string[]} [targets]
 * @property {string} [odds] @property {number} [face] @property {string} [result] @property {Meaning} [meaning] @property {number} [weight]
 * @property {Record<string, number>} [lost] @property {string[]} [destroyed] @property {StoryWalk[]} [walks]
 *
 * @typedef {object} Day what the enemy did in his last player-turn, as the side that looks may know it
 * @property {string} id @property {string} as @property {number} from @property {number} to lines of the log @property {boolean} [empty]
 * @property {number} turn @property {Part} part @property {Fact[]} facts
 * @property {{lost: Record<string, number>, points: Record<string, number>, pointsBefore: Record<string, number>,
 *   taken: Record<string, number>}} totals
 *
 * @typedef {{case: string, title: string, kind?: string, text: string, ruling?: string}} Case
 * @typedef {{book: string, title: string, cases: Case[]}} Book
 * @typedef {{least: number | null, most: number | null}} Totals totals of a die; null: no end
 *
 * @typedef {object} Chartable a table of the rulebook
 * @property {string} [id] @property {string} title @property {string} [case] @property {string[]} columns
 * @property {string[][]} rows @property {(Totals | null)[]} [totals] for each row the totals of the die that lead to it
 *
 * @typedef {object} PlanDeed something that was done or is proposed, for an arrow on the map
 * @property {"move" | "attack"} kind @property {string[]} units @property {string[]} from hexes
 * @property {string[]} path of a move @property {string[]} targets of an attack @property {string} why
 *
 * @typedef {{chance: number, low: number, high: number, games: number}} Estimated a chance from 0 to 1 with its interval
 *
 * @typedef {object} AnalysisData what an analysis has found so far; chances are those of `side`
 * @property {"none" | "waiting" | "running" | "done" | "stopped" | "failed"} state @property {string} [refused]
 * @property {string} [side] @property {number} [done] @property {number} [total] @property {number} [progress] @property {number} [unseen]
 * @property {number} [secondsLeft] @property {number} [games] @property {boolean} [fitted] @property {number} [begins]
 * @property {(Estimated & {line: number, turn: number, part: Part, dice: number})[]} [points]
 * @property {{point: number, line: number, turn: number, side: string, part: Part, mark: "?" | "??", loss: number, error: number,
 *   after: number, why: string, expected: Estimated, played: PlanDeed[], proposed: PlanDeed[], orders: Order[]}[]} [mistakes]
 * @property {{from: number, to: number, dice: number, decisions: Record<string, number>}} [shares] @property {boolean} [weighed]
 *
 * @typedef {{revision: number, why: string, tried: number, deeds: PlanDeed[], orders: Order[]}} HintData
 *
 * @typedef {object} LobbyState what is chosen in the lobby
 * @property {string} [tab] @property {string} game @property {string} scenario @property {Set<string>} options
 * @property {Record<string, string>} seats @property {Fits} [fits] @property {string} [asked]
 * @property {boolean} [seated] the player has chosen who sits where
 * @property {string} [access] who may come @property {MatchCard[]} [open] matches that everybody may come to
 */
export {};
