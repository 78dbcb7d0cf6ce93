import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
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

export interface StaffFilter {
  search: string;
  role: StaffRole | null;
  status: StaffStatus | null;
}

/** The address says what is looked for; what it cannot mean is ignored. */
export function filterIn(parameters: URLSearchParams): StaffFilter {
  return {
    search: parameters.get("q") ?? "",
    role: STAFF_ROLES.find((role) => role === parameters.get("role")) ?? null,
    status: STAFF_STATUSES.find((status) => status === parameters.get("status")) ?? null,
  };
}

/** Every word must be found in name, address, number or role. */
export function filtered(members: readonly Member[], { search, role, status }: StaffFilter): Member[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter((member) => {
    if (role !== null && member.role !== role) return false;
    if (status !== null && member.status !== status) return false;
    const text = [member.name, member.email, member.phone, ROLE_LABELS[member.role]].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
