import { expect, it } from "vitest";
import type { DocumentStatus } from "../documents/document.ts";
import { slotStates } from "./slot-states.ts";

const sent = (slot: string, status: DocumentStatus, day: number, sender_id?: string) => ({
  ...{ slot, status, created_at: { toMillis: () => day } },
  ...(sender_id === undefined ? {} : { sender_id }),
});

it("[O-02] a slot is what its newest standing document is; what is on its way changes nothing yet", () => {
  const states = slotStates([
    ...[sent("pan", "rejected", 1), sent("pan", "uploaded", 2)],
    ...[sent("photo", "replaced", 1), sent("photo", "received", 2)],
    ...[sent("deed", "accepted", 1), sent("deed", "refused", 2)],
    sent("bill", "announced", 1),
    // What we send ourselves is no answer to what we ask.
    sent("form", "received", 1, "suresh"),
  ]);
  expect(Object.fromEntries(states)).toEqual({
    ...{ pan: "again", photo: "to_check", deed: "accepted", bill: "missing" },
  });
});
