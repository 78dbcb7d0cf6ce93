import { expect, test } from "vitest";
import { type LeadView, ownInOrder, readLead } from "./read-lead.ts";

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

test("[T-02] the first way in which somebody came stands first, whatever came after it", () => {
  const sourcesOf = (data: object) => readLead("a", { ...data }).sources;
  expect(sourcesOf({ source: "manual", sources: ["manual", "import", "website"] })).toEqual([
    "manual",
    "import",
    "website",
  ]);
  expect(sourcesOf({ source: "website", sources: ["import", "website", "rubbish"] })).toEqual([
    "website",
    "import",
  ]);
  expect(sourcesOf({ source: "checkout" })).toEqual(["checkout"]);
});
