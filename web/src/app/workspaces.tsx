import {
  DOORS,
  type TranslatedWorkspace,
  translatedDoors,
  type WorkspaceName,
} from "@niyamdesk/domain/base/addresses";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import type { ScreensOf } from "./guarded.tsx";
import { staffAccount, staffArea } from "./staff-area.tsx";
import { translatedWorkspaces } from "./translated-workspaces.tsx";

/** Workspaces in English only. */
const SCREENS: { [Name in Exclude<WorkspaceName, TranslatedWorkspace>]: ScreensOf<Name> } = {
  admin: {
    dashboard: lazyPage(() => import("../routes/admin/dashboard.tsx")),
    leads: lazyPage(() => import("../routes/admin/leads.tsx")),
    leadImport: lazyPage(() => import("../routes/admin/lead-import.tsx")),
    telecalling: lazyPage(() => import("../routes/admin/telecalling.tsx")),
    staff: lazyPage(() => import("../routes/admin/staff.tsx")),
    profile: staffAccount,
  },
  franchise: {
    dashboard: lazyPage(() => import("../routes/franchise/dashboard.tsx")),
    profile: staffAccount,
  },
  ca: { dashboard: lazyPage(() => import("../routes/ca/dashboard.tsx")), profile: staffAccount },
  tax_executive: {
    dashboard: lazyPage(() => import("../routes/tax-executive/dashboard.tsx")),
    profile: staffAccount,
  },
};

const DOORS_OF_ALL: readonly string[] = Object.values(DOORS).flat();

/** Doors and workspaces of the staff in English; the Hindi build has `english-only.tsx` instead. */
export function workspaces() {
  const translated = translatedDoors();
  return (
    <>
      {translatedWorkspaces()}
      {staffArea(
        SCREENS,
        DOORS_OF_ALL.filter((door) => !translated.includes(door)),
      )}
    </>
  );
}
