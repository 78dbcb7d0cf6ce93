import { expect, test } from "vitest";
import { type LeadView, ownInOrder, readLead, waitingInOrder } from "./read-lead.ts";

function lead(id: string, change: Partial<LeadView>): LeadView {
  return { ...readLead(id, { assigned_to: "me", created_at: { toMillis: () => 1 } }), ...change };
}
const ids = (leads: LeadView[]) => leads.map(({ id }) => id);

test("[T-02] own leads: promised calls first, then priority, then the newest; closed and others' are left out", () => {
  const leads = [
    lead("old", { createdAt: 1 }),
    lead("new", { createdAt: 9 }),
    lead("urgent", { priority: "high" }),
    lead("promised later", { followUpAt: 20, priority: "high" }),
    lead("promised", { followUpAt: 10, priority: "low" }),
    lead("lost", { status: "lost" }),
    lead("another's", { assignedTo: "other" }),
  ];
  expect(ids(ownInOrder(leads, "me"))).toEqual(["promised", "promised later", "urgent", "new", "old"]);
});

test("[T-02] [T-08] who waits: nobody's, open, may be called; by priority, the longest waiting first", () => {
  const leads = [
    lead("later", { assignedTo: null, createdAt: 5 }),
    lead("first", { assignedTo: null, createdAt: 2 }),
    lead("urgent", { assignedTo: null, createdAt: 9, priority: "high" }),
    lead("never call", { assignedTo: null, mayBeCalled: false }),
    lead("mine", {}),
  ];
  expect(ids(waitingInOrder(leads))).toEqual(["urgent", "first", "later"]);
});
