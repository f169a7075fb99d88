// @ts-check
/** Asks for the dice that are new and checks them, one question after the other. */
import { api } from "../api.js";
import { set, state } from "../store.js";
import { Book } from "./book.js";
import { headOf, ownSeeds, pinsOf, remember } from "./memory.js";
import { give } from "./seeds.js";

/** @type {Book | null} */
let book = null;

/** Whose dice the book has, and through whose eyes. */
let key = "";

/** While seeds are awaited, it looks again after so many milliseconds. */
const AGAIN = 3000;

/** @type {Promise<void>} */
let looking = Promise.resolve();

/** Looks at the dice of the match that is shown. */
export function look() {
  looking = looking.then(once, once);
  return looking;
}

async function once() {
  const m = state.match;
  if (!m || state.veil) return;
  const now = m.id + "/" + state.viewer;
  if (now !== key || !book) {
    key = now;
    book = new Book(pinsOf(m.id), ownSeeds(m.id), headOf(m.id));
  }
  const mine = book;
  let told = await api.rolls(m.id, mine.rolls.length);
  if (told.round?.wanted && (await give(m, told.round))) {
    mine.own = ownSeeds(m.id);
    mine.head = headOf(m.id);
    told = await api.rolls(m.id, mine.rolls.length);
  }
  if (mine !== book || state.match?.id !== m.id) return;
  // the other player's page has not given its seed yet: ours is wanted when it has
  if (told.round?.wanted) setTimeout(look, AGAIN);
  mine.take(told);
  mine.against(state.log);
  if (!mine.fault) remember(m.id, mine.seen());
  set({ dice: { match: m.id, total: mine.rolls.length, proved: mine.count("proved"), fault: mine.fault, book: mine } });
}

