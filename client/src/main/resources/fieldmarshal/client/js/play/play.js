// @ts-check
/** All that a player can do at the table, in one place, for whoever tests or tinkers. */
export * from "./attacking.js";
export * from "./books.js";
export * from "./choosing.js";
export * from "./hands.js";
export * from "./looks.js";
export * from "./matches.js";
export * from "./moving.js";
export * from "./orders.js";
export * from "./overlaying.js";
export * from "./pointing.js";
export * from "./prepare.js";
export * from "./reach.js";
export * from "./replay.js";
export * from "./table.js";
