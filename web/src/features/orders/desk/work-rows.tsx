import { type OrderWorkspace, PATHS } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { desk } from "#messages/workspaces/order-desk.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { Issue } from "./burden.ts";
import type { DeskOrder } from "./desk-order.ts";
import { NextStep, PriorityMark, Promised, type QueueContext } from "./queue-columns.tsx";

const words = desk.day;

interface WorkRowsProps {
  label: string;
  orders: readonly DeskOrder[];
  context: QueueContext;
  /** In place of the priority. */
  aside?: (order: DeskOrder) => ReactNode;
  /** They stand under their day. */
  hidesDate?: boolean;
}

/** Orders with what each needs next, a few of them on a page of other things. */
export function WorkRows({ label, orders, context, aside, hidesDate = false }: WorkRowsProps) {
  return (
    <WorkList label={label}>
      {orders.map((order) => (
        <WorkRow
          key={order.id}
          title={<OrderTitle order={order} workspace={context.workspace} />}
          detail={<NextStep order={order} marks={context.marks} />}
          aside={
            <>
              {aside?.(order) ?? <PriorityMark order={order} now={context.now} />}
              {!hidesDate && <Promised order={order} now={context.now} />}
            </>
          }
        />
      ))}
    </WorkList>
  );
}

interface IssueRowsProps {
  issues: readonly Issue[];
  context: QueueContext;
}

/** What is late or stuck, each with its one act. */
export function IssueRows({ issues, context }: IssueRowsProps) {
  return (
    <WorkList label={words.issues}>
      {issues.map(({ order, kind, since }) => (
        <WorkRow
          key={order.id}
          title={<OrderTitle order={order} workspace={context.workspace} />}
          detail={
            since === null
              ? kind === "statutory" && order.statutoryAt !== null
                ? words.byLaw(order.statutoryTitle, istFullDate(order.statutoryAt))
                : words.issue[kind]
              : `${words.issue[kind]} · ${words.unansweredSince(istFullDate(since))}`
          }
          aside={
            <>
              <Promised order={order} now={context.now} />
              {kind === "unanswered" && (
                <Link to={`${PATHS.workOrder(context.workspace, order.id)}#messages`} className="link thumb">
                  {words.remind}
                </Link>
              )}
            </>
          }
        />
      ))}
    </WorkList>
  );
}

function OrderTitle({ order, workspace }: { order: DeskOrder; workspace: OrderWorkspace }) {
  return (
    <Link to={PATHS.workOrder(workspace, order.id)} className="hover:text-primary">
      {order.clientName} <span className="muted font-normal">· {order.serviceName}</span>
    </Link>
  );
}
