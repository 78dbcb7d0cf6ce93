import type { Role } from "@niyamdesk/domain/roles";
import { PATHS } from "../../lib/paths.ts";
import type { IconName } from "../../ui/icon.tsx";

interface AccountLink {
  to: string;
  label: string;
  icon: IconName;
}

const CLIENT: readonly AccountLink[] = [
  { to: PATHS.userDashboard, label: "Dashboard", icon: "layout-dashboard" },
  { to: PATHS.userOrders, label: "My Orders", icon: "folder-check" },
  { to: PATHS.userPayments, label: "Payment History", icon: "wallet" },
];

/** Pages of the account menu; My Orders and Payment History are a client's only. */
export function accountLinks(role: Role | null): readonly AccountLink[] {
  return role === "client_user" ? CLIENT : [];
}
