import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { leads as words } from "#messages/workspaces/leads.ts";
import { toast } from "../../../lib/page/toast.ts";
import type { BulkAct } from "../../../ui/list/bulk-acts.tsx";
import { withEdit } from "../lead-edit.ts";
import { barOfFollowUp, mayHaveFollowUp } from "../lead-questions.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";

/** Own leads whose follow-up is asked for at once. */
interface Many {
  leads: readonly LeadView[];
  close(): void;
}

/** What can be done with many own leads at once, and those that a follow-up is asked for. */
export function useLeadBulk(
  workspace: LeadWorkspace,
  work: LeadWork,
  { isFree, onDone }: { isFree: boolean; onDone(): void },
): { bulk: BulkAct<LeadView>[]; many: Many | null } {
  const [many, setMany] = useState<Many | null>(null);
  const bulk: BulkAct<LeadView>[] = isFree
    ? []
    : [
        {
          label: words.followUps.bulk,
          all: (leads: LeadView[]) =>
            new Promise<void>((resolve) => {
              const [first] = leads;
              const able = leads.filter(mayHaveFollowUp);
              if (first !== undefined && able.length === 0) {
                toast("info", barOfFollowUp(first) ?? words.doNotCall);
                resolve();
                return;
              }
              setMany({
                leads: able.map((lead) => withEdit(lead, work.edits.get(lead.id))),
                close: () => {
                  setMany(null);
                  resolve();
                },
              });
            }),
        },
        ...(workspace === "telecaller"
          ? [
              {
                label: words.handBack.bulk,
                all: async (leads: LeadView[]) => {
                  await work.handBack(leads);
                  onDone();
                },
              },
            ]
          : []),
      ];
  return { bulk, many };
}
