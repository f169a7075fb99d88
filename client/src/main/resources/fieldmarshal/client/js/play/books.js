// @ts-check
/** The printed tables and the rulebooks of a game. */
import { api } from "../api.js";
import { trouble } from "./table.js";
import { later, set, state } from "../store.js";

/** The printed tables of a game. @param {string} game */
export async function charts(game) {
  if (state.tablesOf === game) return;
  state.tablesOf = game;
  try {
    const tables = await api.tables(game);
    if (state.tablesOf === game) set({ tables });
  } catch {
    state.tablesOf = "";
  }
}

/** The rulebooks of a game, when somebody opens them. @param {string} game */
export async function books(game) {
  if (state.casesOf === game) return;
  set({ cases: [], casesOf: game });
  try {
    const cases = await api.cases(game);
    if (state.casesOf === game) set({ cases });
  } catch (e) {
    state.casesOf = "";
    trouble(e);
  }
}

// ---- the rest

/** Opens the rules drawer. @param {string} [tab] */
export function openRules(tab = "rules") {
  set({ drawer: tab });
  return state.game ? books(state.game.id) : Promise.resolve();
}

/** @param {string} id */
export async function openCase(id) {
  set({ caseOpen: id, search: "" });
  await openRules();
  later(() => document.querySelector(".rule.open")?.scrollIntoView({ block: "center" }));
}
