import { expect, test } from "vitest";
import { offersFor } from "./offers.ts";
import type { DocumentView } from "./read-document.ts";

const NOW = Date.parse("2026-12-01T11:20+05:30");

function sent(id: string, change: Partial<DocumentView> = {}): DocumentView {
  return {
    ...{ id, orderId: "ORD-1", slot: "pan", name: "pan.pdf", type: "application/pdf", status: "accepted" },
    ...{ refusal: null, reason: null, sentAt: NOW - 1000, isOurs: false, size: 4, reviewedAt: null },
    ...change,
  };
}

test("[O-05] the newest accepted document of another order is offered, and nothing else", () => {
  const offers = offersFor(
    "ORD-2",
    [
      sent("old", { sentAt: NOW - 9000 }),
      sent("new"),
      sent("rejected", { status: "rejected", sentAt: NOW }),
      sent("here", { orderId: "ORD-2", sentAt: NOW }),
      sent("ours", { isOurs: true, sentAt: NOW }),
      sent("bill", { slot: "premises" }),
      sent("photo", { slot: "photo", sentAt: NOW - 400 * 86_400_000 }),
    ],
    NOW,
  );
  expect([...offers].map(([slot, { document }]) => [slot, document.id])).toEqual([["pan", "new"]]);
});
