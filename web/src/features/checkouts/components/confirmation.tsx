import { PATHS } from "@niyamdesk/domain/base/addresses";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { formatPaise } from "@niyamdesk/domain/money/money";
import type { Service } from "@niyamdesk/domain/services/service";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { checkout as words } from "#messages/checkout.ts";
import { coupon } from "#messages/coupon.ts";
import { purchase } from "#messages/purchase.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { boughtPlan } from "../bought-plan.ts";
import { useCheckout, usePayment } from "../data/live-checkout.ts";
import { clearPurchaseDraft } from "../draft.ts";

/** Paid: the order, its invoice as soon as it is numbered, and what the client does next. */
export function Confirmation({
  service,
  checkoutId,
  documents,
}: {
  service: Service;
  checkoutId: string;
  documents: ReactNode;
}) {
  const live = useCheckout(checkoutId);
  const checkout = live.status === "ready" ? live.value : null;
  const isFree = checkout?.status === "paid" && checkout.payment_id === null;
  const plan = checkout && boughtPlan(service, checkout);
  const orderId = checkout?.order_id ?? orderIdOf(checkoutId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    clearPurchaseDraft(service.id);
    heading.current?.focus();
  }, [service.id]);

  return (
    <section aria-labelledby="paid" className="mx-auto max-w-2xl">
      <CircleCheck size={44} className="mb-3 text-success" aria-hidden="true" />
      <h1 id="paid" ref={heading} tabIndex={-1} className="text-title outline-none">
        {isFree ? coupon.placedTitle : purchase.paidTitle}
      </h1>
      <p className="mt-2 max-w-prose opacity-85">
        {checkout ? purchase.mailTo(checkout.contact.email) : purchase.mail}
      </p>
      <dl className="mt-6 grid gap-x-8 gap-y-4 rounded-box border border-base-300 p-5 sm:grid-cols-2">
        <Fact term={purchase.order}>{orderId}</Fact>
        <Fact term={purchase.invoice}>
          {isFree && coupon.noInvoice}
          {!isFree && !checkout?.payment_id && purchase.beingNumbered}
          {checkout?.payment_id && <InvoiceNumber paymentId={checkout.payment_id} />}
        </Fact>
        <Fact term={purchase.service}>
          {service.name}
          {plan && <span className="block text-sm font-normal opacity-75">{plan.name}</span>}
        </Fact>
        <Fact term={purchase.paid}>{checkout ? formatPaise(checkout.amount_paise) : "…"}</Fact>
      </dl>
      <h2 className="mt-8 text-lg">{purchase.stepsTitle}</h2>
      <ol className="mt-2 list-decimal pl-5 leading-relaxed opacity-85">
        {purchase.steps(plan?.turnaround ?? service.turnaround).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2 className="mt-8 mb-3 text-lg">{purchase.documents}</h2>
      {documents}
      <div className="mt-8 grid gap-2 sm:flex">
        <ButtonLink to={PATHS.userOrder(orderId)}>{words.viewOrder}</ButtonLink>
        <ButtonLink to={PATHS.services} look="outline">
          {purchase.moreServices}
        </ButtonLink>
      </div>
    </section>
  );
}

function InvoiceNumber({ paymentId }: { paymentId: string }) {
  const live = usePayment(paymentId);
  if (live.status === "refused" || live.status === "failed") return <span>{purchase.invoiceInOrder}</span>;
  const number = live.status === "ready" ? live.value?.invoice_number : null;
  return <span aria-live="polite">{number ?? purchase.beingNumbered}</span>;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm opacity-75">{term}</dt>
      <dd translate="no" className="figures font-semibold break-words">
        {children}
      </dd>
    </div>
  );
}
