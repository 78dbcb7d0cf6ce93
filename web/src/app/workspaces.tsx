import { DOORS, translatedDoors } from "@niyamdesk/domain/base/addresses";
import { screensOf } from "./screen-files.ts";
import { ENGLISH_SCREENS } from "./screens.ts";
import { staffArea } from "./staff-area.tsx";
import { translatedWorkspaces } from "./translated-workspaces.tsx";

const SCREENS = {
  admin: screensOf(ENGLISH_SCREENS.admin),
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
