import { PAYMENT_STATUSES } from "@niyamdesk/domain/payments/payment";
import { payments } from "#messages/payments.ts";
import { books } from "#messages/workspaces/books.ts";
import { PAYMENT_COLUMNS, PaymentCard } from "../../features/payments/admin/payment-rows.tsx";
import { type PaymentView, readPayment } from "../../features/payments/read-payment.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { PaymentWays } from "./payment-ways.tsx";

const words = books.list;
const STATUS_OPTIONS = [
  ["", words.all],
  ...PAYMENT_STATUSES.map((status) => [status, payments.statuses[status]] as const),
] as const;

/** All payments, page by page. */
export default function AllPayments() {
  usePageTitle(books.ways.all);
  const { model, counts } = useTabbedList("payments", readPayment, "status");
  return (
    <WorkspacePage title={books.title}>
      <PaymentWays />
      <ListScreen
        model={model}
        label={words.label}
        columns={PAYMENT_COLUMNS}
        card={paymentCard}
        nameOf={nameOf}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function paymentCard(payment: PaymentView) {
  return <PaymentCard payment={payment} />;
}

function nameOf({ service, razorpayId }: PaymentView): string {
  return `${service}, ${razorpayId}`;
}
