// @ts-check
/** Saved matches from files. */
import { api } from "../api.js";
import { openMatch } from "../play/matches.js";
import { notice } from "../play/table.js";
import { NOT_A_MATCH } from "../words/lobby.js";

/** What a file holds, where that looks like a saved match. @param {string} text @returns {object} */
function matchIn(text) {
  let read = null;
  try {
    read = JSON.parse(text);
  } catch {
    // no file of ours
  }
  if (typeof read?.game !== "string" || !Array.isArray(read.orders)) throw new Error(NOT_A_MATCH);
  return read;
}

/** Opens a saved match from a file. */
export function openFile() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.onchange = async () => {
    const f = input.files && input.files[0];
    if (!f) return;
    try {
      const a = await api.open(matchIn(await f.text()));
      history.pushState(null, "", "/match/" + a.id);
      openMatch(a.id);
    } catch (e) {
      notice(e instanceof Error ? e.message : String(e));
    }
  };
  input.click();
}
