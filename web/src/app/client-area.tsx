import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { Navigate, Route } from "react-router-dom";
import ClientShell from "../routes/client/client-shell.tsx";
import { CLIENT_SCREENS } from "./client-screens.ts";
import { workspace } from "./guarded.tsx";
import { screensOf } from "./screen-files.ts";

const SCREENS = screensOf(CLIENT_SCREENS);

/** A client's own pages, in every language. */
export function clientArea() {
  return (
    <>
      {workspace("client_user", SCREENS, <ClientShell />)}
      <Route path={WORKSPACES.client_user.prefix} element={<Navigate to={PATHS.user.dashboard} replace />} />
    </>
  );
}
