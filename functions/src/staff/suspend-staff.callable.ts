import { defineCallable } from "../platform/define-callable.ts";
import { suspend } from "./suspend.ts";

/** Suspends a member of staff, or lets them in again. */
export const suspendStaff = defineCallable(
  "suspendStaff",
  { roles: ["admin"] },
  async ({ uid, suspended, seen, reason }, caller) => {
    await suspend(uid, suspended, caller, { seen, reason });
    return {};
  },
);
