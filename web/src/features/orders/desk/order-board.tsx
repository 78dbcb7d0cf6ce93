import type { OrderStatus } from "@niyamdesk/domain/orders/order";
import { type DragEvent, useState } from "react";
import { desk } from "#messages/workspaces/order-desk.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import type { ListRow } from "../../../ui/list/list-rows-props.ts";
import { beginOrder } from "../data/desk-acts.ts";
import type { DeskOrder } from "./desk-order.ts";
import { NextStep, OrderLink, PriorityMark, Promised, type QueueContext } from "./queue-columns.tsx";

const words = desk.board;

const COLUMNS = [
  { name: words.notStarted, statuses: ["pending"] },
  { name: words.inProgress, statuses: ["processing", "awaiting_documents"] },
  { name: words.pendingReview, statuses: ["in_review"] },
  { name: words.doneToday, statuses: ["completed"] },
] as const satisfies readonly { name: string; statuses: readonly OrderStatus[] }[];
type Column = (typeof COLUMNS)[number];

interface OrderBoardProps {
  rows: readonly ListRow<DeskOrder>[];
  doneToday: readonly DeskOrder[];
  context: QueueContext;
}

/**
 * Orders by where they stand. That follows from their steps, so a card is only taken up here: from not started into progress. One that
 * cannot go where it is dropped stays where it was, and says why.
 */
export function OrderBoard({ rows, doneToday, context }: OrderBoardProps) {
  const [dragged, setDragged] = useState<DeskOrder | null>(null);
  const done = doneToday.map((row) => ({ id: row.id, row, gone: false }));
  return (
    <div className="board">
      {COLUMNS.map((column) => (
        <BoardColumn
          key={column.name}
          {...{ column, context, dragged }}
          rows={[...rows, ...done].filter(({ row }) => isIn(column, row))}
          onDrag={setDragged}
        />
      ))}
    </div>
  );
}

function isIn({ statuses }: Column, { status }: DeskOrder): boolean {
  return (statuses as readonly OrderStatus[]).includes(status);
}

interface BoardColumnProps {
  column: Column;
  rows: readonly ListRow<DeskOrder>[];
  context: QueueContext;
  dragged: DeskOrder | null;
  onDrag(order: DeskOrder | null): void;
}

function BoardColumn({ column, rows, context, dragged, onDrag }: BoardColumnProps) {
  const [isOver, setOver] = useState(false);
  const isElsewhere = dragged !== null && !isIn(column, dragged);
  const accepts = isElsewhere && dragged.status === "pending" && column.name === words.inProgress;
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (dragged === null || !isElsewhere) return;
    if (accepts) void takeUp(dragged);
    else toast("info", words.stays);
  }
  return (
    <section
      aria-label={column.name}
      className="board-column"
      data-over={(accepts && isOver) || undefined}
      onDragOver={(event) => {
        if (isElsewhere) event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 className="board-head">
        {column.name}
        <span translate="no" className="figures list-tab-count">
          {rows.filter(({ gone }) => !gone).length}
        </span>
      </h2>
      <ul className="board-cards">
        {rows.map(({ id, row, gone }) => (
          <li
            key={id}
            tabIndex={-1}
            data-row={id}
            data-gone={gone || undefined}
            className="board-card relative"
            draggable={!gone && row.status !== "completed"}
            onDragStart={() => onDrag(row)}
            onDragEnd={() => onDrag(null)}
          >
            <div className="flex items-baseline justify-between gap-2">
              <OrderLink order={row} workspace={context.workspace} />
              <PriorityMark order={row} now={context.now} />
            </div>
            <p className="muted text-sm">{row.serviceName}</p>
            <div className="mt-1.5 grid gap-0.5 text-sm">
              <NextStep order={row} marks={context.marks} />
              {row.status !== "completed" && <Promised order={row} now={context.now} />}
            </div>
            {row.status === "pending" && !gone && (
              <button
                type="button"
                className="btn btn-sm btn-outline relative z-10 mt-2 border-base-300"
                onClick={() => void takeUp(row)}
              >
                {desk.answer.begin}
              </button>
            )}
          </li>
        ))}
        {rows.length === 0 && <li className="muted px-1 py-3 text-sm">{words.none}</li>}
      </ul>
    </section>
  );
}

/** Tells the client that work began. */
export async function takeUp({ id, clientName }: Pick<DeskOrder, "id" | "clientName">): Promise<void> {
  try {
    await beginOrder(id);
    toast("success", desk.answer.began(clientName));
  } catch (error) {
    toast("error", errorWords(error));
  }
}
