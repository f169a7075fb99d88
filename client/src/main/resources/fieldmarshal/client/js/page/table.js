// @ts-check
/** The table: bar, panels, legend and buttons round the map. */
import { h, icon, same } from "../dom.js";
import { analysisPanels, hintCard } from "../analysis/open.js";
import { guideCard } from "../guide.js";
import { offerBanner } from "../people/seats.js";
import { bar } from "./bar.js";
import { desk } from "./desk.js";
import { differs, menu, toast } from "./menu.js";
import { diceAlarm } from "../dice/open.js";
import { pulled } from "./pull.js";
import { reader } from "./reader.js";
import { tip } from "./tips.js";
import { combatPanel } from "../panels/combat.js";
import { cupStrip } from "../panels/cup.js";
import { decidePanel } from "../panels/decide.js";
import { legend } from "../panels/legend.js";
import { overlaysOf } from "../overlays.js";
import { replayPanels } from "../panels/replay.js";
import { todo } from "../panels/overview.js";
import { resultCard } from "../panels/result.js";
import { rulesDrawer } from "../panels/rules.js";
import { sheetPanel } from "../panels/sheet.js";
import { stackPanel } from "../panels/stack.js";
import { toggleOverlay } from "../play/overlaying.js";
import { board } from "../play/table.js";
import { change, folded } from "../settings.js";
import { rollPanel, strip } from "../drama/open.js";
import { dayPage } from "../day/open.js";
import { endPage } from "../end/open.js";
import { fingerList } from "./fingers.js";
import { boardHost } from "./hosts.js";
import { mine, set, state } from "../store.js";
import * as say from "../words/table.js";

// ---- the table
export function table() {
  const m = /** @type {import("../types.js").Match} */ (state.match);
  const d = m.decision,
    end = endPage();
  // what the page is about is the map, or the page of the end over it
  boardHost.setAttribute("role", end ? "none" : "main");
  if (end) return [bar(m), end, rulesDrawer(), desk(), menu(m), diceAlarm(), toast()];
  let side = null,
    wide = false;
  if (!state.replay) {
    const rolling = rollPanel();
    if (rolling) side = rolling;
    else if (state.attack) {
      side = combatPanel();
      wide = true;
    } else if (mine() && !["move", "attack", "over"].includes(d.kind)) side = decidePanel();
    else if (state.result && !state.hex) side = resultPanel();
    else side = stackPanel();
  }
  return [
    bar(m),
    cupStrip(),
    side ? h("div.gutter", { "data-key": "gutter", class: wide ? "combat" : "" }) : null,
    pulled(side),
    state.analysis ? analysisPanels() : state.replay ? replayPanels() : overlaysPanel(),
    state.replay ? null : hintCard(),
    legendPanel(),
    zoomer(wide),
    tip(),
    fingerList(),
    rulesDrawer(),
    sheetPanel(),
    guideCard(),
    desk(),
    menu(m),
    differs(m),
    diceAlarm(),
    offerBanner(m),
    toast(),
    reader(),
    strip(),
    dayPage(),
  ];
}

function resultPanel() {
  return h(
    "div.side.panel",
    { "data-key": "result", css: { borderTopColor: "var(--accent)" }, role: "region", "aria-label": say.RESULT },
    h(
      "div.body",
      null,
      h(
        "div.hd",
        null,
        h("div.eyebrow", null, say.WHAT_HAPPENED),
        h("h2", null, state.result?.fought ? say.THE_ATTACK : say.THE_DIE),
      ),
      resultCard(),
      todo([]),
    ),
    h("div.foot", null, h("button.btn.blue", { type: "button", onclick: () => set({ result: null }) }, say.GO_ON)),
  );
}

function overlaysPanel() {
  return same("ovs", [state.game, state.overlay, !!state.reach && state.units.length > 0, folded()], overlayButtons);
}

function overlayButtons() {
  const away = folded(),
    title = away ? say.UNFOLD : say.FOLD;
  const fold = { type: "button", id: "fold", title, "aria-label": title, "aria-expanded": String(!away) };
  return h(
    "nav.ovs.panel.float",
    { "aria-label": say.OVERLAYS, class: away ? "folded" : "" },
    h(
      "button.ov.fold",
      { ...fold, onclick: () => change({ folded: away ? "no" : "yes" }) },
      icon(away ? "M11 3l8 4-8 4-8-4zM3 11l8 4 8-4M3 15l8 4 8-4" : "M5 14l6-6 6 6"),
      h("span.t", null, say.OVERLAYS),
    ),
    overlaysOf(state.game?.overlays).map((o) => {
      const on = o.picture === "costs" ? !!state.reach && state.units.length > 0 && !state.overlay : state.overlay === o.id;
      // folded, the one that lies on the map stays
      if (away && state.overlay !== o.id) return null;
      return h(
        "button.ov",
        {
          type: "button",
          class: on ? "on" : "",
          "aria-pressed": String(on),
          "aria-label": `${o.title} ${o.key}`,
          title: o.title,
          onclick: () => toggleOverlay(o.id),
        },
        icon(o.sign),
        h("span.t", null, o.title),
        h("span.kbd", { "aria-hidden": "true" }, o.key),
      );
    }),
  );
}

function legendPanel() {
  const l = legend();
  if (!l || state.analysis || (state.drawer && !state.replay) || (state.guide >= 0 && window.innerWidth < 1300)) return null;
  const rows = l.rows.map(([s, t]) => h("div.lg", null, s, h("span", null, t)));
  // a small window has room for its title; a press unfolds the rest
  if (SMALL.matches)
    return h(
      "details.legend.panel.float",
      { "data-key": "legend-folded", "aria-label": say.LEGEND },
      h("summary.eyebrow", null, say.LEGEND),
      h("div.lg", null, h("b", null, l.title)),
      rows,
    );
  return h(
    "div.legend.panel.float",
    {
      "data-key": "legend",
      role: "region",
      "aria-label": say.LEGEND,
      css: state.replay ? { left: "auto", right: "1rem", bottom: "auto", top: "calc(var(--bar-h) + 1rem)" } : {},
    },
    h("div.eyebrow", { css: { marginBottom: ".3rem" } }, l.title),
    rows,
  );
}

/** Windows in which the legend is folded; the style sheet has the same width. */
const SMALL = window.matchMedia("(max-width: 75rem)");

/** @param {boolean} wide */
function zoomer(wide) {
  return state.replay ? null : same("zoomer", [wide], () => zoomButtons(wide));
}

/** @param {boolean} wide */
function zoomButtons(wide) {
  const b = (/** @type {string} */ d, /** @type {string} */ label, /** @type {() => void} */ f) =>
    h("button.iconbtn", { type: "button", "aria-label": label, title: label, onclick: f }, icon(d, { width: 20, height: 20 }));
  const z = (/** @type {number} */ k) => () => {
    const r = board?.room();
    if (r) board?.zoom(k, r.x + r.w / 2, r.y + r.h / 2);
  };
  return h(
    "div.zoomer.panel",
    { css: { right: wide ? "calc(min(37.75rem, 46vw) + 3rem)" : "calc(var(--side-w) + 3rem)" } },
    b("M11 5v12M5 11h12", say.NEARER, z(1.35)),
    b("M5 11h12", say.FARTHER, z(1 / 1.35)),
    b("M4 8V4h4M14 4h4v4M18 14v4h-4M8 18H4v-4", say.WHOLE_MAP, () => board?.fit(true)),
  );
}
