import { isImported, type LeadImport } from "@niyamdesk/domain/leads/lead-import";
import { useState } from "react";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { stateOf, undoLeadImport, useImports } from "../data/imports.ts";

const TONES: Record<ReturnType<typeof stateOf>, Tone> = {
  running: "info",
  done: "success",
  undoing: "warning",
  undone: "neutral",
};

const PANEL = {
  title: words.history,
  loading: words.historyLoading,
  failed: words.historyFailed,
  none: words.noHistory,
};

/** Leads that stay are called by name, so many of them; all are in the list. */
const MOST_NAMED = 5;

/** Files that were imported, each to be taken back whole. */
export function ImportHistory() {
  const imports = useImports();
  const [undoing, setUndoing] = useState<LeadImport | null>(null);
  return (
    <WorkPanel words={PANEL} live={imports}>
      {(found) => (
        <>
          <WorkList label={words.history}>
            {found.map((one) => (
              <WorkRow
                key={one.id}
                title={one.name}
                detail={
                  <>
                    {words.by(istDateTime(one.at.toMillis()), one.rows)} · {outcomeOf(one)}
                    <span className="block">{one.consent_source}</span>
                  </>
                }
                aside={
                  <>
                    <Badge tone={TONES[stateOf(one)]}>{words.states[stateOf(one)]}</Badge>
                    {one.status === "running" && (
                      <Button look="quiet" size="small" onClick={() => setUndoing(one)}>
                        {words.undo}
                      </Button>
                    )}
                  </>
                }
              />
            ))}
          </WorkList>
          {undoing && (
            <ConfirmDialog
              title={words.undoTitle(undoing.name)}
              confirm={words.undoConfirm}
              confirming={words.undoing}
              keep={words.undoKeep}
              danger
              onConfirm={async () => {
                const names = (await undoLeadImport(undoing.id)).kept.map(({ name }) => name);
                const rest = names.length - MOST_NAMED;
                toast("success", words.undoStarted);
                if (names.length > 0) toast("info", words.undoKept(names.slice(0, MOST_NAMED), rest));
                setUndoing(null);
              }}
              onClose={() => setUndoing(null)}
            >
              <p>{words.undoEffect}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </WorkPanel>
  );
}

function outcomeOf(one: LeadImport): string {
  if (one.status === "undone") return words.takenBack(one.removed, one.kept);
  if (one.status === "running" && !isImported(one)) return words.stopped(one.done_slices, one.slices);
  return words.result(one.made, one.skipped);
}
