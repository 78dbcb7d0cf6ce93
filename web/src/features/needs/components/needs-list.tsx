import { NEVER_SNOOZED, type Needs } from "@niyamdesk/domain/needs/need";
import { type NeedRow, needsShown } from "@niyamdesk/domain/needs/rows";
import { useState } from "react";
import { needs as words } from "#messages/workspaces/needs.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WorkList } from "../../../ui/work-list.tsx";
import { ageOf, sumOf, whatOf } from "../row-words.ts";
import { wayTo } from "../way-to.ts";

const SnoozeDialog = lateDialog(() => import("./snooze-dialog.tsx"));

interface NeedsListProps {
  needs: Needs;
  /** Epoch ms. */
  now: number;
  /** It is being looked again. */
  busy: boolean;
  onAgain(): void;
}

/** What needs an administrator: as many rows as the heading says, what harms most first, and what is clear in one line. */
export function NeedsList({ needs, now, busy, onAgain }: NeedsListProps) {
  const [snoozing, setSnoozing] = useState<NeedRow | null>(null);
  const { rows, snoozed, clear } = needsShown(needs, now);
  const labels = clear.map((kind) => words.kinds[kind].label.toLowerCase()).join(", ");
  return (
    <Panel title={words.title(rows.length)}>
      {rows.length > 0 && (
        <WorkList label={words.list}>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              now={now}
              busy={busy}
              onAgain={onAgain}
              onSnooze={() => setSnoozing(row)}
            />
          ))}
        </WorkList>
      )}
      <p className="muted mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span>
          {labels !== "" && `${words.clear(labels)} `}
          {snoozed > 0 && `${words.snoozed(snoozed)} `}
          {words.checked(istTime(needs.checked_at.toMillis()))}
        </span>
        <Button look="quiet" size="small" busy={busy} onClick={onAgain}>
          {words.again}
        </Button>
      </p>
      {snoozing !== null && <SnoozeDialog row={snoozing} onClose={() => setSnoozing(null)} />}
    </Panel>
  );
}

interface RowProps {
  row: NeedRow;
  now: number;
  busy: boolean;
  onAgain(): void;
  onSnooze(): void;
}

/** Enter on its button opens it, `z` puts it off. */
function Row({ row, now, busy, onAgain, onSnooze }: RowProps) {
  const { label, act } = words.kinds[row.kind];
  const to = wayTo(row);
  const age = ageOf(row, now);
  const sum = sumOf(row);
  const maySnooze = !NEVER_SNOOZED.includes(row.kind);
  const what = whatOf(row);
  return (
    <li
      className="work-row"
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (key === "z" && maySnooze && !ctrlKey && !metaKey && !altKey) onSnooze();
      }}
    >
      <div className="min-w-0 flex-1 basis-52">
        <p className="muted text-sm">{label}</p>
        <p className="line-clamp-2 font-medium">
          {sum !== null && (
            <span translate="no" className="figures">
              {sum}{" "}
            </span>
          )}
          {what}
        </p>
      </div>
      {age !== null && (
        <span className={`text-sm ${age.late ? "font-semibold text-error" : "muted"}`}>{age.text}</span>
      )}
      <span className="flex gap-2">
        {maySnooze && (
          <Button look="quiet" size="small" aria-keyshortcuts="z" onClick={onSnooze}>
            {words.snooze}
            <span className="sr-only">: {what}</span>
          </Button>
        )}
        {to === null ? (
          <Button look="outline" size="small" busy={busy} onClick={onAgain}>
            {words.again}
          </Button>
        ) : (
          <ButtonLink look="outline" size="small" to={to}>
            {act}
            <span className="sr-only">: {what}</span>
          </ButtonLink>
        )}
      </span>
    </li>
  );
}
