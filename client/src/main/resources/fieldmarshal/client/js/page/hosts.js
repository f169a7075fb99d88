// @ts-check
/** The places of the page into which its parts are put. */
import { h } from "../dom.js";
import { NAME } from "../words/table.js";

export const lobbyHost = h("div", { id: "lobby-host" });

export const tableHost = h("div", { id: "table-host", hidden: true });

export const boardHost = h("div.board", { id: "board-host" });

export const panelHost = h("div", { id: "panels" });

export const loading = h("div.center", null, NAME);

tableHost.append(boardHost, panelHost);

document.getElementById("app")?.append(loading, lobbyHost, tableHost);
