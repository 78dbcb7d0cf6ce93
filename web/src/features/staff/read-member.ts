import { STAFF_ROLES, STAFF_STATUSES, type StaffRole, type StaffStatus } from "@niyamdesk/domain/staff/staff";
import { staff } from "#messages/workspaces/staff.ts";
import { recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

export interface Member {
  uid: string;
  name: string;
  email: string | null;
  phone: string | null;
  role: StaffRole;
  status: StaffStatus;
  /** Epoch ms. */
  since: number;
}

/** Null for a profile of no member of staff. An account from before statuses counts as active. */
export function readMember(uid: string, data: StoredData): Member | null {
  const role = STAFF_ROLES.find((known) => known === data.role);
  if (role === undefined) return null;
  return {
    uid,
    name: textIn(data, "name") ?? staff.noName,
    email: textIn(data, "email"),
    phone: textIn(data, "phone"),
    role,
    status: STAFF_STATUSES.find((known) => known === data.staff_status) ?? "active",
    since: recentTimeIn(data, "created_at"),
  };
}
