import { PATHS } from "@niyamdesk/domain/base/addresses";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { CHECKOUT_WAYS, type CheckoutWay } from "@niyamdesk/domain/checkouts/checkout-state";
import { type ReactNode, useState } from "react";
import { checkoutWords } from "#messages/checkout-states.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { WriteToUs } from "../../../ui/write-to-us.tsx";
import { checkPayment, putCheckoutAway } from "../data/checkout-calls.ts";
import type { CheckoutAddress } from "../hooks/use-checkout-address.ts";
import type { Resumable } from "../resumable.ts";

/** The ways of a checkout's state, on the page of its service. */
export function ResumeWays({ checkout, state, address }: Resumable & { address: CheckoutAddress }) {
  const [busy, setBusy] = useState<CheckoutWay | null>(null);
  const [answer, setAnswer] = useState("");

  /** What changes by it, the live record shows. */
  async function ask(way: CheckoutWay, work: () => Promise<string>): Promise<void> {
    setBusy(way);
    setAnswer("");
    try {
      setAnswer(await work());
    } catch (error) {
      setAnswer(errorWords(error));
    } finally {
      setBusy(null);
    }
  }

  const pay = (another: boolean) =>
    address.go({ step: "payment", plan: checkout.plan_id, checkout: checkout.id }, { another });

  const draw: Record<CheckoutWay, (words: string) => ReactNode> = {
    pay: (words) => <Button onClick={() => pay(false)}>{words}</Button>,
    pay_another_way: (words) => <Button onClick={() => pay(true)}>{words}</Button>,
    check: (words) => (
      <Button
        look="outline"
        busy={busy === "check"}
        onClick={() => void ask("check", () => asked(checkout.id))}
      >
        {words}
      </Button>
    ),
    remove: (words) => (
      <Button
        look="quiet"
        busy={busy === "remove"}
        onClick={() => void ask("remove", () => putCheckoutAway(checkout.id).then(() => ""))}
      >
        {words}
      </Button>
    ),
    contact: () => <WriteToUs about={checkout.id} />,
    payment: (words) => (
      <ButtonLink to={PATHS.user.payments} look="outline">
        {words}
      </ButtonLink>
    ),
    answer: (words) => <ButtonLink to={PATHS.user.payments}>{words}</ButtonLink>,
    order: (words) => (
      <ButtonLink to={PATHS.userOrder(checkout.order_id ?? orderIdOf(checkout.id))} look="outline">
        {words}
      </ButtonLink>
    ),
    start_again: () => null,
  };

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {CHECKOUT_WAYS[state].map((way) => (
          <span key={way}>{draw[way](checkoutWords.ways[way])}</span>
        ))}
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {answer}
      </p>
    </div>
  );
}

async function asked(checkoutId: string): Promise<string> {
  const { status } = await checkPayment(checkoutId);
  return status === "processing" || status === "not_paid" ? checkoutWords.asked[status] : "";
}
