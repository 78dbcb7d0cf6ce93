import { LEAD_STATUSES, type LeadStatus } from "@niyamdesk/domain/leads/lead";
import { Check } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { moveLead } from "../data/lead-calls.ts";
import { mayTakeBack } from "../lead-questions.ts";
import { LEAD_ICONS } from "../lead-tones.ts";
import { ConversionDialog } from "./conversion-dialog.tsx";
import type { LeadDialogProps } from "./lead-dialog-props.ts";

/** Where a lead stands: a press, or its number, moves it. 'Converted' ends it and is asked about. */
export function StatusDialog({ lead, work, onClose, onDone }: LeadDialogProps) {
  const [converting, setConverting] = useState(false);
  const isEnded = lead.status === "converted";
  const choose = (to: LeadStatus) => {
    if (to === "converted") return setConverting(true);
    onClose();
    work.move(lead, to);
  };
  const { on: hasKeys } = useSingleKeys();
  useNumberKeys(!hasKeys || isEnded || converting ? null : choose);
  if (isEnded) return <TakeBackDialog {...{ lead, work, onClose, onDone }} />;
  if (converting) {
    return (
      <ConfirmDialog
        title={words.move.convertTitle(lead.name)}
        confirm={words.move.convert}
        keep={words.move.keep}
        onConfirm={async () => {
          await moveLead({ lead_id: lead.id, seen: lead.status, to: "converted" });
          toast("success", words.move.converted(lead.name));
          onDone();
          onClose();
        }}
        onClose={onClose}
      >
        <p>{words.move.convertWhy}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open title={words.move.title(lead.name)} onClose={onClose}>
      <ul className="grid gap-1">
        {LEAD_STATUSES.map((status, index) => {
          const Icon = LEAD_ICONS[status];
          const isCurrent = status === lead.status;
          return (
            <li key={status}>
              <button
                type="button"
                className="menu-link min-h-12 w-full"
                aria-current={isCurrent}
                disabled={isCurrent}
                onClick={() => choose(status)}
              >
                <Icon size={18} aria-hidden="true" />
                <span className="flex-1 text-start">{words.statuses[status]}</span>
                {isCurrent ? (
                  <span className="muted flex items-center gap-1 text-sm">
                    <Check size={16} aria-hidden="true" />
                    {words.move.now}
                  </span>
                ) : (
                  hasKeys && (
                    <span className="hidden lg:block" aria-hidden="true">
                      <kbd className="key-cap">{index + 1}</kbd>
                    </span>
                  )
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

function useNumberKeys(choose: ((status: LeadStatus) => void) | null): void {
  useLayoutEffect(() => {
    if (choose === null) return;
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const status = LEAD_STATUSES[Number(key) - 1];
      if (status !== undefined && !ctrlKey && !metaKey && !altKey) choose(status);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [choose]);
}

function EndedWords({ lead, onClose }: Pick<LeadDialogProps, "lead" | "onClose">) {
  return (
    <Dialog open title={words.move.title(lead.name)} onClose={onClose}>
      <p>{words.move.ended}</p>
      <p className="muted mt-2">{lead.conversion?.byPayment ? words.move.byPayment : words.move.tooLate}</p>
    </Dialog>
  );
}

/** A conversion that was said by mistake. */
export function TakeBackDialog({ lead, work, onClose, onDone }: LeadDialogProps) {
  if (!mayTakeBack(lead, work.around)) return <EndedWords {...{ lead, onClose }} />;
  return <ConversionDialog {...{ lead, onClose, onDone }} why={words.takeBack.why} />;
}
