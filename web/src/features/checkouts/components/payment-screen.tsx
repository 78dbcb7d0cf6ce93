import { windowDescription } from "@niyamdesk/domain/checkouts/checkout";
import { useEffect, useEffectEvent } from "react";
import { holdReloads } from "../../../lib/loading/module-recovery.ts";
import type { PaymentScreenProps } from "../checkout-props.ts";
import { usePayment } from "../hooks/use-payment.ts";
import { showsDialog } from "../payment-state.ts";
import { CheckoutWatch } from "./checkout-watch.tsx";
import { HeldPanel } from "./held-panel.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import { PaymentProgress } from "./payment-progress.tsx";

/** Paying one purchase: the dialog before and after the provider's window, and the page behind it meanwhile. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { service, planName, purchase, address } = props;
  const { checkoutId, another, go } = address;
  const { contact } = purchase;
  const description = windowDescription(service.name, planName, contact.billing_name || contact.name);
  const payment = usePayment(purchase, { started: checkoutId, another }, description);
  const { state } = payment;
  const made = "session" in state ? state.session.checkout_id : null;

  const finish = useEffectEvent(() => go({ step: "confirmation" }, { replace: true }));
  const name = useEffectEvent((id: string) => {
    if (checkoutId !== id) go({ step: "payment", checkout: id }, { replace: true });
  });
  // What this tab began and its client put away, or let lie for a day, is no reason to ask before beginning anew.
  const isOver = state.at === "refused" && state.error.code === "checkout_expired" && checkoutId === null;
  const beginAnew = useEffectEvent(() => props.onStartAgain({}));
  useEffect(() => {
    if (isOver) beginAnew();
  }, [isOver]);
  useEffect(() => holdReloads(), []);
  useEffect(() => {
    if (made !== null) name(made);
  }, [made]);
  useEffect(() => {
    if (state.at === "paid") finish();
  }, [state.at]);

  return (
    <>
      {checkoutId && (
        <CheckoutWatch id={checkoutId} onPaid={() => go({ step: "confirmation" }, { replace: true })} />
      )}
      {state.at === "held" ? (
        <HeldPanel checkoutId={checkoutId ?? ""} />
      ) : (
        !showsDialog(state) && (
          <PaymentProgress state={state} onCheck={payment.checkStatus} onAnotherWay={payment.payAnotherWay} />
        )
      )}
      <PaymentDialog
        {...props}
        open={showsDialog(state)}
        payment={payment}
        onClose={() => go({ step: "select" })}
      />
    </>
  );
}
