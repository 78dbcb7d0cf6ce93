import { type OrderWorkspace, PATHS } from "@niyamdesk/domain/base/addresses";
import { type ReactNode, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { desk } from "#messages/workspaces/order-desk.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { useListModel } from "../../../lib/list/use-list-model.ts";
import { useTabCounts } from "../../../lib/list/use-tab-counts.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { ActMenu } from "../../../ui/act-menu.tsx";
import { LayoutSwitch } from "../../../ui/list/layout-switch.tsx";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { type DeskOrder, readDeskOrder } from "./desk-order.ts";
import { OrderBoard, takeUp } from "./order-board.tsx";
import { OrderGroups } from "./order-groups.tsx";
import { QUEUE_BULK } from "./queue-bulk.ts";
import { QueueCard, type QueueContext, queueColumns } from "./queue-columns.tsx";
import type { QueueMarks } from "./queue-marks.ts";
import { toggleRaised } from "./raise.ts";

const words = desk.queue;

const TURNS = ["", "us", "client", "government"] as const;
const FILTERS = [
  {
    name: "late",
    label: words.late,
    any: words.anyPromise,
    options: [["assignee,admin", words.broken]],
  },
] as const;

const NO_BULK: typeof QUEUE_BULK = [];

/** What an order's page opens with. */
export const ACT_PARAMETER = "act";

interface OrderQueueProps {
  list: "work" | "caWork";
  workspace: Extract<OrderWorkspace, "tax_executive" | "ca">;
  marks: QueueMarks;
  doneToday: readonly DeskOrder[];
  /** Above the list: that somebody is away, or full. */
  above?: ReactNode;
}

/** The day's queue: whose turn it is decides what stands on top, so that nobody reads thirty rows to find nine. */
export function OrderQueue({ list, workspace, marks, doneToday, above }: OrderQueueProps) {
  const model = useListModel(list, readDeskOrder);
  const { at, state } = model;
  const now = useServerMinute();
  const keys = useSingleKeys();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isBoard = parameters.get("as") === "board";
  const counts = useTabCounts(
    list,
    at.view,
    "turn",
    state.status === "ready" ? state.rows.map(({ id, row }) => `${id}${row.turn}`).join() : "",
  );
  const context: QueueContext = useMemo(() => ({ workspace, marks, now }), [workspace, marks, now]);
  const columns = useMemo(() => queueColumns(context), [context]);
  const rowKeys = useMemo(() => {
    const open = (query: string) => (order: DeskOrder) =>
      void navigate(`${PATHS.workOrder(workspace, order.id)}${query}`);
    return [
      { key: "s", label: words.keys.step, run: open(`?${ACT_PARAMETER}=step`) },
      { key: "n", label: words.keys.ask, run: open(`?${ACT_PARAMETER}=ask`) },
      { key: "m", label: words.keys.message, run: open("#messages") },
      {
        key: "p",
        label: words.keys.raise,
        run: toggleRaised,
      },
      {
        key: "b",
        label: words.keys.begin,
        run: (order: DeskOrder) => void (order.status === "pending" && takeUp(order)),
      },
    ];
  }, [workspace, navigate]);
  const rows = {
    columns,
    card: (order: DeskOrder) => <QueueCard order={order} context={context} />,
    acts: (order: DeskOrder) => (
      <ActMenu
        label={words.acts(order.clientName)}
        acts={[
          [order.raised ? desk.raise.lower : desk.raise.raise, () => toggleRaised(order)],
          ...(order.status === "pending" ? [[desk.answer.begin, () => void takeUp(order)] as const] : []),
          [words.keys.message, () => void navigate(`${PATHS.workOrder(workspace, order.id)}#messages`)],
        ]}
      />
    ),
    nameOf: ({ clientName, serviceName }: DeskOrder) => `${clientName}, ${serviceName}`,
  };
  const isByPromise = at.view.sort === "due";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {above}
      <ListScreen
        model={model}
        label={words.label}
        {...rows}
        tabs={{
          label: words.tabs,
          filter: "turn",
          options: TURNS.map((turn) => [turn, words.turns[turn]] as const),
          counts,
        }}
        search={{ label: words.search, placeholder: words.searchHint }}
        filters={FILTERS}
        rowKeys={rowKeys}
        // Cards of the board carry their acts themselves.
        bulk={isBoard ? NO_BULK : QUEUE_BULK}
        keys={keys}
        canExport
        draw={
          isBoard
            ? (shown) => <OrderBoard rows={shown} {...{ doneToday, context }} />
            : isByPromise
              ? (shown, select) => <OrderGroups rows={shown} {...{ context, select }} {...rows} />
              : undefined
        }
        tools={
          <>
            <SavedViewsMenu list={list} at={at} />
            <LayoutSwitch words={words.layout} />
          </>
        }
        noMatch={words.noMatch}
        empty={<EmptyState title={words.none}>{words.noneWhy}</EmptyState>}
      />
    </div>
  );
}
