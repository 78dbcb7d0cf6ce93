import { endStaffOf } from "../franchises/remove-member.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { changeRole } from "./change-role.ts";

/** Another role for a member of staff; reaches their open tabs within seconds. Of a former partner it ends the work of their staff. */
export const changeStaffRole = defineCallable(
  "changeStaffRole",
  { roles: ["admin"] },
  async ({ uid, role, seen }, caller) => {
    await changeRole(uid, role, caller, seen);
    if (role !== "franchise") await endStaffOf(uid, caller);
    return {};
  },
);
