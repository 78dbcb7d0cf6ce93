import { leads as words } from "#messages/workspaces/leads.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Caller } from "../lead-work.ts";
import { LeadFinder } from "./lead-finder.tsx";

/** With whom a call was that is to be logged. */
export function LogCallDialog({ caller, onClose }: { caller: Caller; onClose(): void }) {
  return (
    <Dialog open title={words.logCall} onClose={onClose}>
      <LeadFinder
        label={words.search}
        hint={words.searchHint}
        none={words.noMatch}
        onChoose={({ id, name, phone }) => {
          onClose();
          caller.log({ lead_id: id, name, phone_e164: phone });
        }}
      />
    </Dialog>
  );
}
