import { DOORS } from "@niyamdesk/domain/base/addresses";
import { screensOf } from "./screen-files.ts";
import { STAFF_SCREENS } from "./screens.ts";
import { staffArea } from "./staff-area.tsx";

/** A client's are in `client-area.tsx`. */
const SCREENS = {
  admin: screensOf(STAFF_SCREENS.admin),
  crm: screensOf(STAFF_SCREENS.crm),
  franchise: screensOf(STAFF_SCREENS.franchise),
  telecaller: screensOf(STAFF_SCREENS.telecaller),
  ca: screensOf(STAFF_SCREENS.ca),
  tax_executive: screensOf(STAFF_SCREENS.tax_executive),
};

const { client_user, ...STAFF_DOORS } = DOORS;

/** Doors and workspaces of the staff. */
export function workspaces() {
  return staffArea(SCREENS, Object.values(STAFF_DOORS).flat());
}
