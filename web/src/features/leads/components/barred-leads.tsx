import { useState } from "react";
import { telecalling } from "#messages/workspaces/lead-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { allowCalling, useBarredLeads } from "../data/lead-admin.ts";
import type { LeadView } from "../read-lead.ts";

const words = telecalling.lifting;

/** People who asked not to be called; each may be allowed again, with a reason. */
export function BarredLeads({ isWanted }: { isWanted: boolean }) {
  const leads = useBarredLeads(isWanted);
  const shown = useShownPhone();
  const [lifting, setLifting] = useState<(LeadView & { phone: string }) | null>(null);
  return (
    <WorkPanel words={telecalling.barred} live={leads}>
      {(found) => (
        <>
          <WorkList label={telecalling.barred.title}>
            {found.map((lead) => (
              <WorkRow
                key={lead.id}
                title={lead.name}
                detail={
                  <>
                    <span className="figures">{lead.phone === null ? "" : shown(lead.phone)}</span>
                    {lead.barredAt !== null && ` · ${telecalling.since(istDateTime(lead.barredAt))}`}
                  </>
                }
                aside={
                  lead.phone !== null && (
                    <Button
                      look="quiet"
                      size="small"
                      className="act-button"
                      aria-label={telecalling.liftOf(lead.name)}
                      onClick={() => setLifting({ ...lead, phone: lead.phone ?? "" })}
                    >
                      {telecalling.lift}
                    </Button>
                  )
                }
              />
            ))}
          </WorkList>
          {lifting && (
            <ConfirmDialog
              title={words.title(lifting.name)}
              confirm={words.confirm}
              keep={words.keep}
              reason={{ label: words.reason, limit: 500, required: true }}
              onConfirm={async ({ words: why }) => {
                await allowCalling(lifting.phone, why ?? "");
                toast("success", words.done(lifting.name));
                setLifting(null);
              }}
              onClose={() => setLifting(null)}
            >
              <p>{words.effect}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </WorkPanel>
  );
}
