import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { expect, it } from "vitest";
import { deskHistory } from "./desk-history.ts";
import { readDeskOrder } from "./desk-order.ts";

/** The history of Asha's order, as whoever works on it reads it. */
function historyOf(...timeline: readonly { event: string; description: string }[]) {
  const stored = { customer_info: { name: "Asha Rao" }, timeline };
  return deskHistory(readDeskOrder("ORD-1", stored as never)).map(({ event, description }) => [
    event,
    description,
  ]);
}

const written = (part: keyof typeof TIMELINE_WORDS, ...values: string[]) => {
  const { event, description } = TIMELINE_WORDS[part];
  const say = description as string | ((...given: string[]) => string);
  return { event, description: typeof say === "string" ? say : say(...values) };
};

it("[E-02] whoever works on an order reads its history about the client, with their name", () => {
  expect(historyOf(written("actDone", "Add us on the GST portal"))).toEqual([
    ["Done by the client (Asha Rao)", "Asha Rao told us that this is done: Add us on the GST portal."],
  ]);
  expect(historyOf(written("approved", "2"))).toEqual([["Draft approved", "Asha Rao approved version 2."]]);
  expect(historyOf(written("cancelledByClient", "₹1,769", "Not needed"))).toEqual([
    ["Cancelled by the client (Asha Rao)", "₹1,769 goes back to the account Asha Rao paid from."],
  ]);
  expect(historyOf(written("stepDone", "You e-verify the return"))).toEqual([
    ["Step done", "Done: E-verify the return."],
  ]);
  // In lines of their own, as the client wrote them.
  expect(historyOf(written("changes", "1", "My address is old.\nThe PIN is 411001."))).toEqual([
    ["Changes asked for", "About version 1, Asha Rao wrote: My address is old.\nThe PIN is 411001."],
  ]);
});

it("[E-02] nothing that the product writes into a history calls whoever works on it 'you'", () => {
  for (const part of Object.keys(TIMELINE_WORDS) as (keyof typeof TIMELINE_WORDS)[]) {
    for (const told of historyOf(
      written(
        part,
        part === "stepDone" || part === "reminder" ? "Your documents" : "Form 16",
        "₹500",
        "Page 2",
      ),
    )) {
      expect(told.join(" "), part).not.toMatch(/\byou(r|rs)?\b|\bplease\b/i);
    }
  }
});

it("[E-02] what a person wrote, or an earlier version, stays as it stands", () => {
  const own = { event: "Form opened", description: "You approved it, says the portal." };
  expect(historyOf(own)).toEqual([[own.event, own.description]]);
});
