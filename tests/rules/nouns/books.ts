import type { BookFinding } from "@niyamdesk/domain/books/finding";
import { type BookRun, NOTHING_COUNTED } from "@niyamdesk/domain/books/run";
import type { NounRules } from "../nouns.ts";
import { now, type Sent, shared } from "../sample.ts";

const finding: Sent<BookFinding> = {
  ...{ id: "held_pay_1", kind: "held", group: "money", status: "open" },
  ...{ payment_id: "pay_1", order_id: null, number: null, part_id: null, service: "GST registration" },
  ...{ ours_paise: 176_900, theirs_paise: 176_900, ours: "unknown_order", theirs: "INR" },
  ...{ due_at: null, about_at: now, notes: [], set_aside: null, found_at: now, run_id: null },
  ...{ closed_at: null, updated_at: now },
};

const run: Sent<BookRun> = {
  ...{ id: "night_2026-11-30", by: "system", from: now, until: now, phase: "done", days_done: 46 },
  ...{ places: [], counts: NOTHING_COUNTED, lease_until: null, failure: null },
  ...{ started_at: now, ended_at: now, updated_at: now },
};

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
book_findings                -----    -----      -----      GL---  -----      -----  -----       -----          -----
book_runs                    -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    book_findings: shared("book_findings", () => finding),
    book_runs: shared("book_runs", () => run),
  },
} satisfies NounRules;
