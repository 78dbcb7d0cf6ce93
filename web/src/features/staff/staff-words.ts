import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import { STAFF_ROLES, type StaffStatus } from "@niyamdesk/domain/staff/staff";
import type { Tone } from "../../ui/badge.tsx";

export const STATUS_LABELS: Record<StaffStatus, string> = {
  invited: "Invited",
  active: "Active",
  suspended: "Suspended",
};

export const STATUS_TONES: Record<StaffStatus, Tone> = {
  invited: "info",
  active: "success",
  suspended: "error",
};

export const ROLE_OPTIONS = STAFF_ROLES.map((role) => [role, ROLE_LABELS[role]] as const);
