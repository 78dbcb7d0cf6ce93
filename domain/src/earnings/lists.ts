import type { ListDeclaration } from "../lists/list.ts";
import { FEE_STATUSES } from "./ca-fee.ts";
import { CA_FEES } from "./queries.ts";

const status = { field: "status", values: FEE_STATUSES, one: true } as const;
const sorts = { "-done": ["done_at", "desc"], done: ["done_at", "asc"] } as const;

/** What a CA earned, bounded by the days on which the work was done. */
const ownFeeList = {
  by: "ca",
  from: CA_FEES,
  where: [["ca_id", "==", "{uid}"]],
  filters: { status },
  sorts,
  period: "done_at",
} as const satisfies ListDeclaration;

/** What all of them did. */
const feeList = {
  by: "admin",
  from: CA_FEES,
  filters: { status, ca: { field: "ca_id", values: [], open: true } },
  sorts,
  period: "done_at",
} as const satisfies ListDeclaration;

export const earningLists = { ownFees: ownFeeList, fees: feeList } as const;
