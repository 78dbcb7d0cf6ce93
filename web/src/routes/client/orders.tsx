import { PATHS } from "@niyamdesk/domain/base/addresses";
import { TURNS } from "@niyamdesk/domain/steps/step";
import { orderWork } from "#messages/order-work.ts";
import { orders as words } from "#messages/orders.ts";
import { OWN_ORDER_COLUMNS, OwnOrderCard } from "../../features/orders/components/own-order-row.tsx";
import { type OrderView, readOrder } from "../../features/orders/read-order.ts";
import { useListModel } from "../../lib/list/use-list-model.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";

const STATUSES = {
  label: words.status,
  filter: "status",
  options: [
    ["", words.every],
    ["pending,processing,awaiting_documents,in_review", words.underWay],
    ["completed", words.statuses.completed],
    ["cancelled", words.statuses.cancelled],
  ],
} as const;

const TURNS_FILTER = [
  {
    name: "turn",
    label: words.turn,
    any: words.anyTurn,
    options: TURNS.map((turn) => [turn, orderWork.turns[turn]] as const),
  },
];

export default function Orders() {
  usePageTitle(words.title);
  return (
    <>
      <h1 className="text-title mb-4">{words.title}</h1>
      <ListScreen
        model={useListModel("ownOrders", readOrder)}
        label={words.title}
        columns={OWN_ORDER_COLUMNS}
        card={orderCard}
        nameOf={nameOf}
        tabs={STATUSES}
        filters={TURNS_FILTER}
        density="roomy"
        empty={
          <EmptyState title={words.none} action={<ButtonLink to={PATHS.services}>{words.browse}</ButtonLink>}>
            {words.noneHint}
          </EmptyState>
        }
      />
    </>
  );
}

function orderCard(order: OrderView) {
  return <OwnOrderCard order={order} />;
}

function nameOf({ serviceName }: OrderView): string {
  return serviceName;
}
