import type { accountingInputs } from "@niyamdesk/domain/accounting/callables";
import type { Attacks } from "../attacked.ts";

export default {
  booksOfMonth: { by: ["admin"], input: { month: "2026-11" } },
  exportBooks: { by: ["admin"], input: { month: "2026-11", part: "b2b" } },
  exportSettlements: { by: ["admin"], input: { month: "2026-11" } },
} satisfies Attacks<typeof accountingInputs>;
