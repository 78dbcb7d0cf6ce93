import { type OrderWorkspace, PATHS } from "@niyamdesk/domain/base/addresses";
import { priorityOf } from "@niyamdesk/domain/orders/office";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { CircleAlert, FileCheck, MessageCircle } from "lucide-react";
import { Link } from "react-router-dom";
import { desk } from "#messages/workspaces/order-desk.ts";
import { istDayMonth } from "../../../lib/time/ist-words.ts";
import { DueDate } from "../../../ui/due-date.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { type DeskOrder, dueOf, isBroken } from "./desk-order.ts";
import { nextOf } from "./next-step.ts";
import { nextWords } from "./next-words.ts";
import type { QueueMarks } from "./queue-marks.ts";

const words = desk.queue;

export interface QueueContext {
  workspace: OrderWorkspace;
  marks: QueueMarks;
  /** Epoch ms. */
  now: number;
}

/** The day's queue where there is room for columns. */
export function queueColumns(context: QueueContext): readonly ListColumn<DeskOrder>[] {
  return [
    {
      heading: words.headings.client,
      width: "minmax(0,0.8fr)",
      cell: (order) => <OrderLink order={order} workspace={context.workspace} />,
    },
    {
      heading: words.headings.service,
      width: "minmax(0,1fr)",
      cell: (order) => <ServiceName order={order} />,
    },
    {
      heading: words.headings.next,
      width: "minmax(0,1.2fr)",
      cell: (order) => <NextStep order={order} marks={context.marks} />,
    },
    {
      heading: words.headings.priority,
      width: "5.5rem",
      cell: (order) => <PriorityMark order={order} now={context.now} />,
    },
    {
      heading: words.headings.promise,
      width: "12rem",
      cell: (order) => <Promised order={order} now={context.now} />,
    },
  ];
}

/** The same on a phone. */
export function QueueCard({ order, context }: { order: DeskOrder; context: QueueContext }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <OrderLink order={order} workspace={context.workspace} />
        <PriorityMark order={order} now={context.now} />
      </div>
      <p className="muted text-sm">
        {order.serviceName}
        {order.planName !== null && ` · ${order.planName}`}
      </p>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 text-sm">
        <NextStep order={order} marks={context.marks} />
        <Promised order={order} now={context.now} />
      </div>
    </>
  );
}

/** By when it was promised; where that was moved, also what was said first. */
export function Promised({ order: { dueAt, work }, now }: { order: DeskOrder; now: number }) {
  const clock = work?.clock ?? null;
  return (
    <span className="inline-block">
      <DueDate at={dueAt} now={now} />
      {clock !== null && clock.moved > 0 && (
        <span className="muted figures block text-xs">{words.first(istDayMonth(clock.first_promised))}</span>
      )}
    </span>
  );
}

export function OrderLink({ order, workspace }: { order: DeskOrder; workspace: OrderWorkspace }) {
  return (
    <Link
      to={PATHS.workOrder(workspace, order.id)}
      className="line-clamp-2 font-medium after:absolute after:inset-0"
    >
      {order.clientName}
    </Link>
  );
}

function ServiceName({ order }: { order: DeskOrder }) {
  return (
    <span className="line-clamp-2">
      {order.serviceName}
      {order.planName !== null && <span className="muted"> · {order.planName}</span>}
    </span>
  );
}

/** The next step in words, with what waits within it. */
export function NextStep({ order, marks }: { order: DeskOrder; marks: QueueMarks }) {
  const toCheck = marks.toCheck.get(order.id) ?? 0;
  const unread = marks.unread.get(order.id) ?? 0;
  const next = nextOf(order, toCheck);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="min-w-0">{nextWords(next, order)}</span>
      {toCheck > 0 && next.kind !== "check" && (
        <Mark icon={FileCheck} count={toCheck} says={words.toCheck(toCheck)} />
      )}
      {unread > 0 && <Mark icon={MessageCircle} count={unread} says={words.unread(unread)} />}
    </span>
  );
}

function Mark({ icon: Drawn, count, says }: { icon: typeof FileCheck; count: number; says: string }) {
  return (
    <span title={says} className="inline-flex items-center gap-1 text-sm font-semibold text-primary">
      <Drawn size={15} aria-hidden="true" />
      <span aria-hidden="true" translate="no" className="figures">
        {count}
      </span>
      <span className="sr-only">{says}</span>
    </span>
  );
}

/** By what was promised; a promise that did not hold says so in its place. */
export function PriorityMark({ order, now }: { order: DeskOrder; now: number }) {
  if (!isOpenOrder(order.status)) return null;
  if (isBroken(order, now)) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-error">
        <CircleAlert size={16} aria-hidden="true" />
        {words.lateMark}
      </span>
    );
  }
  const priority = priorityOf(dueOf(order), now);
  return <span className={priority === "high" ? "font-semibold" : "muted"}>{desk.priorities[priority]}</span>;
}
