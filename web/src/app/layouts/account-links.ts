import type { Role } from "@niyamdesk/domain/base/roles";
import { site } from "#messages/site.ts";
import { dashboardOf, PATHS } from "../../lib/page/paths.ts";
import type { IconName } from "../../ui/icon.tsx";

interface AccountLink {
  to: string;
  label: string;
  icon: IconName;
}

const CLIENT: readonly AccountLink[] = [
  { to: PATHS.userDashboard, label: site.dashboard, icon: "layout-dashboard" },
  { to: PATHS.userOrders, label: site.myOrders, icon: "folder-check" },
  { to: PATHS.userConsultations, label: site.myConsultations, icon: "calendar-days" },
  { to: PATHS.userPayments, label: site.paymentHistory, icon: "wallet" },
  { to: PATHS.userProfile, label: site.myProfile, icon: "circle-user-round" },
];

/** Pages of the account menu; My Orders, Payment History and My Profile are a client's only. */
export function accountLinks(role: Role | null): readonly AccountLink[] {
  if (role === "client_user") return CLIENT;
  return role === null ? [] : [{ to: dashboardOf(role), label: site.dashboard, icon: "layout-dashboard" }];
}
