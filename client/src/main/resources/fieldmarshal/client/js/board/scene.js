// @ts-check
/**
 * What lies on the board, as data: whoever uses a board says so in a scene, and the board draws it. No code of the application.
 *
 * @typedef {import("../counters/face.js").LiveUnit} Unit
 *
 * @typedef {object} Lit hexes that can be reached or chosen
 * @property {string[]} hexes @property {Map<string, number>} costs @property {string[]} threat @property {string | null} from
 *
 * @typedef {object} Fight an attack that is being planned
 * @property {Set<string>} targets hexes @property {Set<string>} from hexes of those who take part
 * @property {string[]} may hexes of those who may take part @property {Set<string>} units who take part
 *
 * @typedef {object} Marker something that lies in a hex or on a hexside and is no unit
 * @property {string} kind @property {string} hex @property {string} [toward] the hex beyond the hexside that it lies on
 * @property {string} title @property {import("../types.js").Badge} badge @property {string} [colour] of the side whose it is
 *
 * @typedef {{hexes: string[], colour: string, alpha?: number, size?: number}} Wash
 * @typedef {{hexes: string[], colour: string, alpha: number, gap?: number, back?: boolean, size?: number}} Ruling
 * @typedef {{hexes: string[], colour: string, width: number, alpha?: number, size?: number}} Edge
 * @typedef {{from: string, to: string, colour: string, dashed: boolean, label: string, begins?: number}} Arrow begins: when it is drawn
 * @typedef {{path: string[], colour: string, width: number, halo: string, haloWidth: number, alpha?: number, haloAlpha?: number,
 *   dash?: number[], start?: boolean, end?: number}} Way
 * @typedef {{hex: string, text: string}} Star
 * @typedef {object} Region hexes of one name
 * @property {string} text @property {string[]} hexes @property {string} colour @property {number} alpha @property {number[]} dash
 * @property {string[]} ground where its name may stand
 *
 * @typedef {object} Sheet a sheet of tracing paper over the map
 * @property {Wash[]} [washes] @property {Ruling[]} [rulings] @property {Edge[]} [edges] @property {Way[]} [ways] @property {Star[]} [stars]
 * @property {Region[]} [regions] @property {Arrow[]} [arrows] over the counters
 *
 * @typedef {object} Scene
 * @property {string} theme
 * @property {Map<string, Unit[]>} stacks by hex, top first
 * @property {(u: Unit) => import("../counters/face.js").Face} face what a counter shows
 * @property {string | null} hex the selected hex @property {Set<string>} chosen selected units
 * @property {boolean} [pays] they share a loss: each stack with one of them is marked
 * @property {string | null} hover @property {string | null} cursor
 * @property {string[]} named hexes whose numbers are shown because a text names them
 * @property {Lit} lit
 * @property {{path: string[], to: string, mp: number} | null} route a path from its first hex; mp below 0 where it has no cost
 * @property {string[]} targets hexes that can be attacked @property {string[]} attacked hexes that are under attack
 * @property {Fight | null} fight
 * @property {string | null} focus the hex that a question is about @property {string | null} flash the hex that a replay shows
 * @property {string | null} refused
 * @property {Sheet | null} sheet @property {boolean} sheetOnly no reach is drawn below the sheet
 * @property {Marker[]} markers
 */

/** A board with nothing on it. @returns {Scene} */
export function emptyScene() {
  return {
    theme: "light",
    stacks: new Map(),
    face: (u) => ({
      id: u.id,
      nationality: u.nationality,
      type: u.type,
      size: "",
      designation: "",
      name: u.name,
      values: "",
      small: "",
      shield: "",
      tab: null,
      steps: 0,
      left: 0,
      sash: false,
      hidden: true,
      status: [],
    }),
    hex: null,
    chosen: new Set(),
    hover: null,
    cursor: null,
    named: [],
    lit: { hexes: [], costs: new Map(), threat: [], from: null },
    route: null,
    targets: [],
    attacked: [],
    fight: null,
    focus: null,
    flash: null,
    refused: null,
    sheet: null,
    sheetOnly: false,
    markers: [],
  };
}
