import { DOORS, type TranslatedWorkspace, translatedDoors } from "@niyamdesk/domain/base/addresses";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import type { ScreensOf } from "./guarded.tsx";
import { staffAccount, staffArea } from "./staff-area.tsx";

/** A client's stand in `account-area.tsx`, as their doors do. */
const SCREENS: { [Name in Exclude<TranslatedWorkspace, "client_user">]: ScreensOf<Name> } = {
  crm: {
    dashboard: lazyPage(() => import("../routes/crm/dashboard.tsx")),
    leads: lazyPage(() => import("../routes/crm/leads.tsx")),
    lead: lazyPage(() => import("../routes/crm/lead.tsx")),
    calls: lazyPage(() => import("../routes/crm/calls.tsx")),
    activities: lazyPage(() => import("../routes/crm/activities.tsx")),
    settings: lazyPage(() => import("../routes/crm/settings.tsx")),
    profile: staffAccount,
  },
  telecaller: {
    dashboard: lazyPage(() => import("../routes/telecaller/dashboard.tsx")),
    leads: lazyPage(() => import("../routes/telecaller/leads.tsx")),
    lead: lazyPage(() => import("../routes/telecaller/lead.tsx")),
    calls: lazyPage(() => import("../routes/telecaller/calls.tsx")),
    reports: lazyPage(() => import("../routes/telecaller/reports.tsx")),
    profile: lazyPage(() => import("../routes/telecaller/profile.tsx")),
  },
};

const CLIENT_DOORS: readonly string[] = DOORS.client_user;

/** Workspaces of the staff that stand in every language. Their texts are in `messages/{en,hi}/workspaces`. */
export function translatedWorkspaces() {
  return staffArea(
    SCREENS,
    translatedDoors().filter((door) => !CLIENT_DOORS.includes(door)),
  );
}
