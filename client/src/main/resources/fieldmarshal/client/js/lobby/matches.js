// @ts-check
/** Matches to take up again. */
import { api } from "../api.js";
import { h } from "../dom.js";
import { loadLobby, more } from "./choices.js";
import { openMatch } from "../play/matches.js";
import { notice } from "../play/table.js";
import { state } from "../store.js";
import { count, phaseTitle } from "../words.js";

/** @param {boolean} all */
export function matchCards(all) {
  const list = all ? state.matches : state.matches.slice(0, 8);
  if (!list.length && !all) return null;
  return h(
    "section.more",
    { "data-key": "matches" },
    h("div.row.between", null, h("div.eyebrow", null, all ? "Matches" : "Take up again")),
    list.length
      ? h(
          "div.cards",
          null,
          list.map((m) => {
            const g = state.games.find((v) => v.id === m.game);
            const who = g ? g.sides.map((s) => `${s.name}: ${seatWord(m.seats[s.id])}`).join(" · ") : "";
            return h(
              "div.card",
              { "data-key": "m" + m.id },
              h(
                "a",
                {
                  href: "/match/" + m.id,
                  css: { color: "inherit", textDecoration: "none", display: "block" },
                  onclick: (/** @type {MouseEvent} */ e) => {
                    if (e.ctrlKey || e.metaKey) return;
                    e.preventDefault();
                    history.pushState(null, "", "/match/" + m.id);
                    openMatch(m.id);
                  },
                },
                h(
                  "div.w",
                  null,
                  h("b", null, m.name || (g ? g.title : m.game)),
                  h(
                    "p",
                    null,
                    m.over
                      ? m.over
                      : `Turn ${m.turn}, ${phaseTitle(m.phase || "").toLowerCase()}; ${m.toMove && g ? g.sides.find((s) => s.id === m.toMove)?.name : ""} to decide`,
                  ),
                  h("p.muted", null, who),
                  h(
                    "p.muted",
                    null,
                    m.broken ? m.broken : `${when(m.updated)}, ${count(m.orders, "order").replace(" ", "\u00a0")}`,
                  ),
                ),
              ),
              all
                ? h(
                    "button.put",
                    {
                      type: "button",
                      onclick: async () => {
                        if (confirm("Put this match away for good?")) {
                          try {
                            await api.remove(m.id);
                          } catch (e) {
                            notice(String(e));
                          }
                          loadLobby();
                        }
                      },
                    },
                    "Put away",
                  )
                : null,
            );
          }),
        )
      : h("p.muted", { css: { padding: "1rem 0" } }, "No matches yet."),
    all && state.matches.length < state.total
      ? h(
          "p",
          { css: { padding: "1rem 0" } },
          h(
            "button.btn.q.small",
            { type: "button", id: "older", onclick: more },
            `Show older matches (${state.total - state.matches.length} more)`,
          ),
        )
      : null,
  );
}

/** @param {string} s */
function seatWord(s) {
  return !s || s === "me" ? "you" : s === "friend" ? "a friend" : s.replace("bot:", "bot ");
}

/** @param {any} t */
function when(t) {
  const d = new Date(typeof t === "number" && t < 1e12 ? t * 1000 : t);
  return isNaN(d.getTime())
    ? ""
    : d.toLocaleString("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
