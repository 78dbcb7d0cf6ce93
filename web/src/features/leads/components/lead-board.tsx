import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { isOpenLead, LEAD_STATUSES, type LeadStatus } from "@niyamdesk/domain/leads/lead";
import { type DragEvent, useState } from "react";
import { list as listWords } from "#messages/list.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import type { ListRow } from "../../../ui/list/list-rows-props.ts";
import { withEdit } from "../lead-edit.ts";
import { LEAD_ICONS } from "../lead-tones.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { LeadActs } from "./lead-acts.tsx";
import { LeadLink, NextAndLast, PriorityMark } from "./lead-columns.tsx";

interface LeadBoardProps {
  workspace: LeadWorkspace;
  rows: readonly ListRow<LeadView>[];
  work: LeadWork;
}

/**
 * Leads by where they stand. A card is moved by its menu, by keys, or dragged; on a phone the columns lie side by side and are swiped.
 * Where a lead ends it is asked about, as everywhere.
 */
export function LeadBoard({ workspace, rows, work }: LeadBoardProps) {
  const [dragged, setDragged] = useState<LeadView | null>(null);
  const columns = LEAD_STATUSES.filter(
    (status) => isOpenLead(status) || dragged !== null || rows.some(({ row }) => row.status === status),
  );
  return (
    <div className="board">
      {columns.map((status) => (
        <Column
          key={status}
          {...{ status, workspace, work, dragged, onDrag: setDragged }}
          rows={rows.filter(({ row }) => row.status === status)}
        />
      ))}
    </div>
  );
}

interface ColumnProps extends LeadBoardProps {
  status: LeadStatus;
  dragged: LeadView | null;
  onDrag(lead: LeadView | null): void;
}

function Column({ status, workspace, rows, work, dragged, onDrag }: ColumnProps) {
  const [isOver, setIsOver] = useState(false);
  const Icon = LEAD_ICONS[status];
  const accepts = dragged !== null && dragged.status !== status;
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (!dragged || !accepts) return;
    if (status === "converted") work.ask("status", dragged);
    else work.move(dragged, status);
  }
  return (
    <section
      aria-label={words.statuses[status]}
      className="board-column"
      data-over={(accepts && isOver) || undefined}
      onDragOver={(event) => {
        if (accepts) event.preventDefault();
        setIsOver(accepts);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2 className="board-head">
        <Icon size={16} aria-hidden="true" />
        {words.statuses[status]}
        <span translate="no" className="figures list-tab-count">
          {rows.filter(({ gone }) => !gone).length}
        </span>
      </h2>
      <ul className="board-cards">
        {rows.map(({ id, row, gone }) => {
          const lead = withEdit(row, work.edits.get(id));
          return (
            <li
              key={id}
              tabIndex={-1}
              data-row={id}
              data-gone={gone || undefined}
              className="board-card"
              draggable={!gone && lead.status !== "converted"}
              onDragStart={() => onDrag(lead)}
              onDragEnd={() => onDrag(null)}
            >
              <p className="flex flex-wrap items-center gap-x-2">
                <LeadLink workspace={workspace} lead={lead} />
                <PriorityMark lead={lead} />
              </p>
              <p className="muted text-sm">{lead.interest ?? words.wantsUnknown}</p>
              <div className="mt-1.5 flex items-end justify-between gap-2">
                <div className="min-w-0">
                  <NextAndLast
                    lead={lead}
                    now={work.around.now}
                    isWaiting={work.edits.has(id) && !work.around.isOnline}
                  />
                </div>
                {gone ? (
                  <span className="text-sm">{listWords.gone}</span>
                ) : (
                  <LeadActs {...{ lead, work }} isFree={false} />
                )}
              </div>
            </li>
          );
        })}
        {rows.length === 0 && <li className="muted px-1 py-3 text-sm">{words.board.none}</li>}
      </ul>
    </section>
  );
}
