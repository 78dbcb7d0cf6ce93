import { activities as words } from "#messages/workspaces/activities.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { CallingSettings } from "../staff/calling-settings.tsx";

/** A CA's own settings in the CRM. */
export default function CrmSettings() {
  usePageTitle(words.settings);
  return <CallingSettings title={words.settings} />;
}
