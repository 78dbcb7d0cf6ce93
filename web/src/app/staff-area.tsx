import type { WorkspaceName } from "@niyamdesk/domain/base/addresses";
import { Route } from "react-router-dom";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { type ScreensOf, signInPages, workspace } from "./guarded.tsx";
import { BareLayout } from "./layouts/bare-layout.tsx";

const PortalShell = lazyPage(() => import("./portals/portal-shell.tsx"));
const login = lazyPage(() => import("../routes/account/login.tsx"));

/** Workspaces of the staff in their frame, and the doors to them. */
export function staffArea<Name extends Exclude<WorkspaceName, "client_user">>(
  screens: { [One in Name]: ScreensOf<One> },
  doors: readonly string[],
) {
  return (
    <>
      {(Object.keys(screens) as Name[]).map((name) =>
        workspace(name, screens[name], <PortalShell name={name} />, PortalShell),
      )}
      <Route element={<BareLayout />}>{signInPages(doors.map((door) => [door, login] as const))}</Route>
    </>
  );
}
