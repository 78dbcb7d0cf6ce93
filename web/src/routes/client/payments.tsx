import { PATHS } from "@niyamdesk/domain/base/addresses";
import { recentFinancialYears } from "@niyamdesk/domain/time/time";
import { orders } from "#messages/orders.ts";
import { payments as words } from "#messages/payments.ts";
import { OWN_PAYMENT_COLUMNS, OwnPaymentCard } from "../../features/payments/components/own-payment-row.tsx";
import { type PaymentView, readPayment } from "../../features/payments/read-payment.ts";
import { useListModel } from "../../lib/list/use-list-model.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";

/** Tax papers are asked for that far back. */
const YEARS = 4;

export default function Payments() {
  usePageTitle(words.title);
  const today = useIstDay();
  return (
    <>
      <h1 className="text-title mb-4">{words.title}</h1>
      <ListScreen
        model={useListModel("ownPayments", readPayment)}
        label={words.title}
        columns={OWN_PAYMENT_COLUMNS}
        card={paymentCard}
        nameOf={nameOf}
        periods={{
          label: words.year,
          any: words.anyYear,
          options: recentFinancialYears(today, YEARS).map(({ name, from, until }) => ({
            label: words.yearOf(name),
            from,
            until,
          })),
        }}
        density="roomy"
        empty={
          <EmptyState
            title={words.none}
            action={<ButtonLink to={PATHS.services}>{orders.browse}</ButtonLink>}
          >
            {words.noneHint}
          </EmptyState>
        }
      />
    </>
  );
}

function paymentCard(payment: PaymentView) {
  return <OwnPaymentCard payment={payment} />;
}

function nameOf({ service }: PaymentView): string {
  return service;
}
