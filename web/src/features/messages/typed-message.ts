import { readDraft, writeDraft } from "../../lib/device/draft.ts";

/** Under which what is typed to an order is kept in this tab. */
export const draftOfOrder = (orderId: string): string => `message.${orderId}`;

/** What stands in the field of an order's thread, not sent; empty: nothing does. */
export function typedMessage(orderId: string): string {
  const text = readDraft(draftOfOrder(orderId))?.text;
  return typeof text === "string" ? text : "";
}

/** Words that somebody may want to send, for them to change; never over what they typed. */
export function beginMessage(orderId: string, text: string): void {
  if (typedMessage(orderId).trim() === "") writeDraft(draftOfOrder(orderId), { text });
}
