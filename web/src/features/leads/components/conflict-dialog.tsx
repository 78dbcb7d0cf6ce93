import { leads as words } from "#messages/workspaces/leads.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { nearWords } from "../../../lib/time/near-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import {
  ChangedMeanwhile,
  type ConflictOf,
  editLead,
  forgetConflict,
  useLeadEdits,
} from "../data/lead-edits.ts";
import { type Conflict, insisted } from "../lead-edit.ts";
import type { LeadWork } from "../lead-work.ts";

/** Somebody else saved another value while this one was on its way: both stand there, and a person chooses. */
export function LeadConflicts({ work, nameOf }: { work: LeadWork; nameOf(leadId: string): string }) {
  const [first] = useLeadEdits(work.around.uid).conflicts;
  if (!first) return null;
  return (
    <ConflictDialog
      key={`${first.leadId} ${first.conflict.field}`}
      {...{ work }}
      one={first}
      name={nameOf(first.leadId)}
    />
  );
}

function ConflictDialog({ one, name, work }: { one: ConflictOf; name: string; work: LeadWork }) {
  const { conflict, leadId } = one;
  const { uid, now } = work.around;
  const close = () => forgetConflict(one);
  function insist(): void {
    close();
    editLead(uid, leadId, insisted(conflict)).catch((error: unknown) => {
      if (!(error instanceof ChangedMeanwhile)) toast("error", errorWords(error));
    });
  }
  return (
    <Dialog open title={words.conflict.title(name)} onClose={close}>
      <p className="mb-4">{words.conflict.why}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(["mine", "theirs"] as const).map((whose) => (
          <div
            key={whose}
            className="grid grid-rows-[auto_1fr_auto] gap-3 rounded-box border border-base-300 p-4"
          >
            <h3 className="text-sm font-semibold">
              {words.conflict[whose]}
              <span className="muted font-normal"> · {words.conflict.fields[conflict.field]}</span>
            </h3>
            <p className="max-h-48 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere">
              {valueWords(conflict, whose, now)}
            </p>
            <Button
              look={whose === "mine" ? "primary" : "outline"}
              block
              onClick={whose === "mine" ? insist : close}
            >
              {whose === "mine" ? words.conflict.keepMine : words.conflict.keepTheirs}
            </Button>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function valueWords(conflict: Conflict, whose: "mine" | "theirs", now: number): string {
  if (conflict.field === "notes") return conflict[whose] || words.note.none;
  if (conflict.field === "priority") return words.priorities[conflict[whose]];
  const at = conflict[whose];
  return at === null ? words.times.none : nearWords(at, now);
}
