import { readKeptDraft } from "../../lib/device/kept-draft.ts";
import { currentSession } from "../../lib/session/session-store.ts";

/** Changes to leads that waited when they left are sent once they are back, whichever page of the workspace it is. */
export function sendWaitingEdits(): void {
  const session = currentSession();
  if (session.status !== "signed_in" || readKeptDraft(`unsent.leads.${session.uid}`) === null) return;
  import("../../features/leads/data/lead-edits.ts")
    .then(({ sendLeadEdits }) => sendLeadEdits(session.uid))
    .catch(console.error);
}
