import { randomInt } from "node:crypto";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** `order_…`, `pay_…`, `rfnd_…`, `card_…`, `disp_…`, `setl_…`, `adj_…`: the prefix and 14 case-sensitive letters or digits. */
export function newId(prefix: "order" | "pay" | "rfnd" | "card" | "disp" | "setl" | "adj"): string {
  return `${prefix}_${randomTail()}`;
}

/** Webhook event ids have the tail only. */
export function randomTail(): string {
  return Array.from({ length: 14 }, () => BASE62.charAt(randomInt(62))).join("");
}
