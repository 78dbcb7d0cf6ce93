import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { CALL_DISPOSITIONS, CALL_STATUSES } from "./call.ts";

const callList = {
  from: COLLECTIONS.telecallerCalls,
  where: [["telecaller_id", "==", "{uid}"]],
  filters: {
    status: { field: "call_status", values: CALL_STATUSES },
    result: { field: "call_disposition", values: CALL_DISPOSITIONS },
  },
  sorts: { "-called": ["call_started_at", "desc"] },
  search: { field: "search_words", sort: "-called" },
  period: "call_started_at",
} as const satisfies Omit<ListDeclaration, "by">;

/** A telecaller's calls. */
const ownCallList = { by: "telecaller", ...callList } as const satisfies ListDeclaration;

/** A CA's. */
const crmCallList = { by: "ca", ...callList } as const satisfies ListDeclaration;

export const callLists = { ownCalls: ownCallList, crmCalls: crmCallList } as const;
