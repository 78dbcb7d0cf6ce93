import { DOORS, translatedDoors } from "@niyamdesk/domain/base/addresses";
import { screensOf } from "./screen-files.ts";
import { TRANSLATED_SCREENS } from "./screens.ts";
import { staffArea } from "./staff-area.tsx";

/** A client's stand in `account-area.tsx`, as their doors do. */
const SCREENS = {
  crm: screensOf(TRANSLATED_SCREENS.crm),
  franchise: screensOf(TRANSLATED_SCREENS.franchise),
  telecaller: screensOf(TRANSLATED_SCREENS.telecaller),
  ca: screensOf(TRANSLATED_SCREENS.ca),
  tax_executive: screensOf(TRANSLATED_SCREENS.tax_executive),
};

const CLIENT_DOORS: readonly string[] = DOORS.client_user;

/** Workspaces of the staff that stand in every language. */
export function translatedWorkspaces() {
  return staffArea(
    SCREENS,
    translatedDoors().filter((door) => !CLIENT_DOORS.includes(door)),
  );
}
