import { DOORS, type WorkspaceName } from "@niyamdesk/domain/base/addresses";
import { Route } from "react-router-dom";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { type ScreensOf, signInPages, workspace } from "./guarded.tsx";
import { BareLayout } from "./layouts/bare-layout.tsx";

const PortalShell = lazyPage(() => import("./portals/portal-shell.tsx"));
const login = lazyPage(() => import("../routes/account/login.tsx"));
const staffAccount = lazyPage(() => import("../routes/staff/own-account.tsx"));

type StaffWorkspace = Exclude<WorkspaceName, "client_user">;

const SCREENS: { [Name in StaffWorkspace]: ScreensOf<Name> } = {
  admin: {
    dashboard: lazyPage(() => import("../routes/admin/dashboard.tsx")),
    staff: lazyPage(() => import("../routes/admin/staff.tsx")),
    profile: staffAccount,
  },
  franchise: {
    dashboard: lazyPage(() => import("../routes/franchise/dashboard.tsx")),
    profile: staffAccount,
  },
  ca: { dashboard: lazyPage(() => import("../routes/ca/dashboard.tsx")), profile: staffAccount },
  crm: { dashboard: lazyPage(() => import("../routes/crm/dashboard.tsx")), profile: staffAccount },
  telecaller: {
    dashboard: lazyPage(() => import("../routes/telecaller/dashboard.tsx")),
    profile: staffAccount,
  },
  tax_executive: {
    dashboard: lazyPage(() => import("../routes/tax-executive/dashboard.tsx")),
    profile: staffAccount,
  },
};

const NAMES = Object.keys(SCREENS) as StaffWorkspace[];

const { client_user: _, ...STAFF_DOORS } = DOORS;

/** Doors and workspaces of the staff. These exist in English; the Hindi build has `english-only.tsx` instead. */
export function workspaces() {
  const doors = Object.values(STAFF_DOORS).flat();
  return (
    <>
      {NAMES.map((name) => workspace(name, SCREENS[name], <PortalShell name={name} />))}
      <Route element={<BareLayout />}>{signInPages(doors.map((door) => [door, login] as const))}</Route>
    </>
  );
}
