import { fileRows, type LeadImport } from "@niyamdesk/domain/leads/lead-import";
import { useState } from "react";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { stateOf, undoLeadImport, useArrival, useImports } from "../data/imports.ts";
import { importResult } from "../import/import-result.ts";

type State = ReturnType<typeof stateOf> | "stopped";

const TONES: Record<State, Tone> = {
  stopped: "warning",
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
              <Row key={one.id} one={one} onUndo={() => setUndoing(one)} />
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
                const { kept } = await undoLeadImport(undoing.id);
                toast("success", words.undoStarted);
                tell(kept, "worked_on", (names, more) => toast("info", words.undoKept(names, more)));
                tell(kept, "not_removed", (names, more) => toast("error", words.undoNotRemoved(names, more)));
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

type Kept = Awaited<ReturnType<typeof undoLeadImport>>["kept"];

function tell(
  kept: Kept,
  why: Kept[number]["reason"],
  say: (names: readonly string[], more: number) => void,
): void {
  const names = kept.filter(({ reason }) => reason === why).map(({ name }) => name);
  if (names.length > 0) say(names.slice(0, MOST_NAMED), names.length - MOST_NAMED);
}

interface RowProps {
  one: LeadImport;
  onUndo(): void;
}

/** One that is not through says whether it goes on by itself. */
function Row(props: RowProps) {
  const { one } = props;
  if (stateOf(one) === "running") return <RunningRow {...props} />;
  const outcome = one.status === "undone" ? words.takenBack(one.removed, one.kept) : importResult(one);
  return <ImportRow {...props} state={stateOf(one)} outcome={outcome} />;
}

function RunningRow(props: RowProps) {
  const { done_slices, slices } = props.one;
  const arrival = useArrival(props.one);
  if (arrival === null || arrival.state === "coming") {
    return <ImportRow {...props} state="running" outcome={words.coming(done_slices, slices)} />;
  }
  return arrival.state === "working" ? (
    <ImportRow {...props} state="running" outcome={words.working(done_slices, slices)} />
  ) : (
    <ImportRow {...props} state="stopped" outcome={words.stopped(arrival.arrived, slices)} />
  );
}

function ImportRow({ one, onUndo, state, outcome }: RowProps & { state: State; outcome: string }) {
  return (
    <WorkRow
      title={one.name}
      detail={
        <>
          {words.by(istDateTime(one.at.toMillis()), fileRows(one))} · {outcome}
          <span className="block">{one.consent_source}</span>
        </>
      }
      aside={
        <>
          <Badge tone={TONES[state]}>{words.states[state]}</Badge>
          {one.status === "running" && (
            <Button look="quiet" size="small" onClick={onUndo}>
              {words.undo}
            </Button>
          )}
        </>
      }
    />
  );
}
