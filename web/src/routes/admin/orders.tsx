import { PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder, ORDER_STATUSES } from "@niyamdesk/domain/orders/order";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { LOCALE } from "#messages/language.ts";
import { orderAdmin as words } from "#messages/workspaces/order-admin.ts";
import { workOrders } from "#messages/workspaces/orders.ts";
import { OrderCard, orderColumns } from "../../features/orders/admin/order-columns.tsx";
import { type DeskOrder, readDeskOrder } from "../../features/orders/desk/desk-order.ts";
import { useWorkers } from "../../features/staff/data/workers.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { toast } from "../../lib/page/toast.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { ActMenu } from "../../ui/act-menu.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { GiveOrders } from "./give-orders.tsx";
import { OrderWays } from "./order-ways.tsx";

const STATUS_OPTIONS = [
  ["", words.any],
  ...ORDER_STATUSES.map((status) => [status, workOrders.statuses[status]] as const),
] as const;
const LATE_FILTER = {
  ...{ name: "late", label: words.late, any: words.anyPromise },
  options: [
    ["admin", words.risen],
    ["assignee,admin", words.broken],
  ],
} as const;

/** All orders: where each stands, who has it, and which promises did not hold. */
export default function Orders() {
  const { model, counts } = useTabbedList("orders", readDeskOrder, "status");
  const { state, at } = model;
  const matching = state.status === "ready" ? state.count : null;
  usePageTitle(
    matching === null ? words.title : `${words.title} (${matching.rows}${matching.orMore ? "+" : ""})`,
  );
  const now = useServerMinute();
  const navigate = useNavigate();
  // Orders come first, names for the filter after them.
  const workers = useWorkers(state.status !== "loading");
  const [given, setGiven] = useState<readonly DeskOrder[]>([]);
  const columns = useMemo(() => orderColumns(now), [now]);
  const filters = [
    {
      ...{ name: "with", label: words.with, any: words.anyone },
      options: [
        ["nobody", words.nobody] as const,
        ...(workers.status === "ready"
          ? workers.value
              .map(({ uid, name }) => [uid, name] as const)
              .sort(([, one], [, next]) => one.localeCompare(next, LOCALE))
          : []),
      ],
    },
    LATE_FILTER,
  ];
  const rowKeys = useMemo(
    () => [
      {
        key: "o",
        label: words.assign.act,
        run: (order: DeskOrder) => {
          if (isOpenOrder(order.status)) setGiven([order]);
        },
      },
    ],
    [],
  );
  const bulk = useMemo(
    () => [
      {
        label: words.assign.first,
        all: async (orders: DeskOrder[]) => {
          const open = orders.filter(({ status }) => isOpenOrder(status));
          if (open.length === 0) toast("info", words.assign.noneOpen);
          else setGiven(open);
        },
      },
    ],
    [],
  );
  return (
    <WorkspacePage title={words.title}>
      <OrderWays />
      <ListScreen
        model={model}
        label={words.label}
        columns={columns}
        card={(order) => <OrderCard order={order} now={now} />}
        nameOf={({ clientName, serviceName }) => `${clientName}, ${serviceName}`}
        acts={(order) => (
          <ActMenu
            label={words.acts(order.clientName)}
            acts={[
              [words.open, () => void navigate(PATHS.workOrder("admin", order.id))],
              ...(isOpenOrder(order.status)
                ? [
                    [
                      order.assignedTo === null ? words.assign.first : words.assign.act,
                      () => setGiven([order]),
                    ] as const,
                  ]
                : []),
            ]}
          />
        )}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        search={{ label: words.search, placeholder: words.searchHint }}
        filters={filters}
        rowKeys={rowKeys}
        bulk={bulk}
        keys={useSingleKeys()}
        canExport
        tools={<SavedViewsMenu list="orders" at={at} />}
        noMatch={words.noMatch}
        empty={<EmptyState title={words.none}>{words.noneWhy}</EmptyState>}
      />
      {given.length > 0 && (
        <GiveOrders
          orders={given}
          onDone={() => state.status === "ready" && state.letIn()}
          onClose={() => setGiven([])}
        />
      )}
    </WorkspacePage>
  );
}
