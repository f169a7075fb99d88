// @ts-check
/** Saved matches from files. */
import { api } from "../api.js";
import { openMatch } from "../play/matches.js";
import { notice } from "../play/table.js";
import { NOT_A_MATCH } from "../words/lobby.js";

/** Opens a saved match from a file. */
export function openFile() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.onchange = async () => {
    const f = input.files && input.files[0];
    if (!f) return;
    try {
      const a = await api.open(JSON.parse(await f.text()));
      history.pushState(null, "", "/match/" + a.id);
      openMatch(a.id);
    } catch (e) {
      notice(e instanceof SyntaxError ? NOT_A_MATCH : e instanceof Error ? e.message : String(e));
    }
  };
  input.click();
}
