import { PATHS } from "@niyamdesk/domain/base/addresses";
import { orders } from "#messages/orders.ts";
import { payments as words } from "#messages/payments.ts";
import { PaymentHistory } from "../../features/payments/components/payment-history.tsx";
import { useOwnPayments } from "../../features/payments/data/own-payments.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState } from "../../ui/states.tsx";

export default function Payments() {
  usePageTitle(words.title);
  const payments = useOwnPayments(useOwnUid());
  return (
    <>
      <h1 className="text-title mb-6">{words.title}</h1>
      <LivePanel live={payments} label={words.loading} failure={words.failed} rows={4}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={words.none}
              action={<ButtonLink to={PATHS.services}>{orders.browse}</ButtonLink>}
            >
              {words.noneHint}
            </EmptyState>
          ) : (
            <PaymentHistory payments={all} />
          )
        }
      </LivePanel>
    </>
  );
}
