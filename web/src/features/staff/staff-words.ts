import { STAFF_ROLES, STAFF_STATUSES, type StaffStatus } from "@niyamdesk/domain/staff/staff";
import { roles } from "#messages/roles.ts";
import { staff } from "#messages/workspaces/staff.ts";
import type { Tone } from "../../ui/badge.tsx";

export const STATUS_LABELS: Record<StaffStatus, string> = staff.statuses;

export const STATUS_TONES: Record<StaffStatus, Tone> = {
  invited: "info",
  active: "success",
  suspended: "error",
};

export const ROLE_OPTIONS = STAFF_ROLES.map((role) => [role, roles[role]] as const);

/** As tabs: everyone first. */
export const STATUS_OPTIONS: readonly (readonly [value: string, label: string])[] = [
  ["", staff.everyone],
  ...STAFF_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const),
];
