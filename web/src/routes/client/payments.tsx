import { PaymentHistory } from "../../features/payments/components/payment-history.tsx";
import { useOwnPayments } from "../../features/payments/data/own-payments.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState } from "../../ui/states.tsx";

export default function Payments() {
  usePageTitle("Payment History");
  const payments = useOwnPayments(useOwnUid());
  return (
    <>
      <h1 className="text-title mb-6">Payment History</h1>
      <LivePanel
        live={payments}
        label="Loading your payments"
        failure="Failed to load your payments"
        rows={4}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title="No payments yet"
              action={<ButtonLink to={PATHS.services}>Browse services</ButtonLink>}
            >
              Every payment shows here with its invoice number and any refund.
            </EmptyState>
          ) : (
            <PaymentHistory payments={all} />
          )
        }
      </LivePanel>
    </>
  );
}
