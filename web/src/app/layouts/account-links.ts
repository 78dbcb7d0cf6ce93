import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import type { Role } from "@niyamdesk/domain/base/roles";
import { site } from "#messages/site.ts";
import type { IconName } from "../../ui/icon.tsx";

interface AccountLink {
  to: string;
  label: string;
  icon: IconName;
}

const CLIENT: readonly AccountLink[] = [
  { to: PATHS.user.dashboard, label: site.dashboard, icon: "layout-dashboard" },
  { to: PATHS.user.orders, label: site.myOrders, icon: "folder-check" },
  { to: PATHS.user.documents, label: site.myDocuments, icon: "file-text" },
  { to: PATHS.user.consultations, label: site.myConsultations, icon: "calendar-days" },
  { to: PATHS.user.calendar, label: site.calendar, icon: "calendar-days" },
  { to: PATHS.user.payments, label: site.paymentHistory, icon: "wallet" },
  { to: PATHS.user.notifications, label: site.notifications, icon: "bell" },
  { to: PATHS.user.profile, label: site.myProfile, icon: "circle-user-round" },
];

/** Pages of the account menu; My Orders, Payment History and My Profile are a client's only. */
export function accountLinks(role: Role | null): readonly AccountLink[] {
  if (role === "client_user") return CLIENT;
  return role === null ? [] : [{ to: dashboardOf(role), label: site.dashboard, icon: "layout-dashboard" }];
}
