import { ROLES } from "@niyamdesk/domain/base/roles";
import { defineCallable } from "../platform/define-callable.ts";
import { exportList as exportRows } from "./export-list.ts";

/** All that a view of a list matches, as far as the caller's role admits the list at all. */
export const exportList = defineCallable(
  "exportList",
  { roles: ROLES, rateLimit: { calls: 20, perSeconds: 3600 } },
  (input, caller) => exportRows(input, caller),
);
