import type { ContactDetails, ContactDetailsInput } from "@niyamdesk/domain/checkouts/checkout-input";
import type { CouponTerms } from "@niyamdesk/domain/coupons/coupon";
import { paiseOfRupees, rupeesOfPaise } from "@niyamdesk/domain/money/money";
import type { Plan } from "@niyamdesk/domain/services/service";
import { useMemo, useState } from "react";
import { purchase as words } from "#messages/purchase.ts";
import type { PurchaseProps } from "../checkout-props.ts";
import { contactToBill, contactToEdit } from "../contact.ts";
import { idempotencyKey, keepInDraft, purchaseDraft } from "../draft.ts";
import type { Purchase } from "../payment-steps.ts";
import { quoteOf } from "../quote.ts";
import { quoteAfter } from "../split.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { PaymentScreen } from "./payment-screen.tsx";

interface NewPurchaseProps extends PurchaseProps {
  plan: Plan;
  /** What the account knows of the person. */
  known: ContactDetailsInput;
}

/** A purchase that begins in this tab: the contact details when they are missing or to be changed, then the payment. */
export function NewPurchase({ service, plan, known, address, onServiceChanged }: NewPurchaseProps) {
  const [, setChanges] = useState(0);
  const draft = purchaseDraft(service.id);
  const pricePaise = paiseOfRupees(plan.price);
  const contact = contactToBill(known, draft, pricePaise);
  const editing = address.step === "contact";
  const agreed = draft.agreed?.plan === plan.id ? draft.agreed.total : null;
  const coupon = draft.coupon?.plan === plan.id ? termsOf(draft.coupon) : null;
  const quote = coupon === null ? quoteOf(plan.price) : quoteAfter(coupon);
  const total = agreed ?? rupeesOfPaise(quote.total_paise);
  const repeat = draft.repeat === plan.id;
  const purchase = usePurchase(service.id, plan.id, editing ? null : contact, {
    ...{ total, repeat, link: address.link },
    code: coupon?.code ?? null,
  });

  if (!purchase) {
    return (
      <ContactDialog
        open
        message={editing && contact ? words.contactEdited : words.contactAsked}
        initial={contactToEdit(known, draft)}
        pricePaise={pricePaise}
        onType={(typed) => keepInDraft(service.id, { contact: typed, entered: false })}
        onSubmit={(sent) => {
          keepInDraft(service.id, { contact: sent, entered: true });
          setChanges((count) => count + 1);
          address.go({ step: "payment", checkout: null }, { replace: true });
        }}
        onClose={() => address.go({ step: "select" })}
      />
    );
  }
  return (
    <PaymentScreen
      key={purchase.idempotency_key}
      service={service}
      planName={plan.name}
      turnaround={plan.turnaround}
      purchase={purchase}
      address={address}
      quote={quote}
      coupon={coupon}
      onServiceChanged={onServiceChanged}
      onChangeContact={() => address.go({ step: "contact" })}
      onStartAgain={(change) => {
        keepInDraft(service.id, { key: undefined, checkout: undefined, ...change });
        setChanges((count) => count + 1);
        address.go({ step: "payment", checkout: null }, { replace: true });
      }}
    />
  );
}

/** Keeps its identity while nothing of the purchase changes, and its key across reloads of this tab. */
function usePurchase(
  serviceId: string,
  planId: string,
  contact: ContactDetails | null,
  { total, repeat, link, code }: { total: number; repeat: boolean; link: string | null; code: string | null },
): Purchase | null {
  const billed = contact && JSON.stringify(contact);
  const key =
    billed === null
      ? null
      : idempotencyKey(serviceId, [planId, total, repeat, billed, ...(code === null ? [] : [code])]);
  return useMemo(() => {
    if (billed === null || key === null) return null;
    return {
      service_id: serviceId,
      plan_id: planId,
      contact: JSON.parse(billed) as ContactDetails,
      seen_total: total,
      idempotency_key: key,
      ...(repeat ? { repeat } : {}),
      ...(link === null ? {} : { link }),
      ...(code === null ? {} : { coupon: code }),
    };
  }, [serviceId, planId, billed, total, repeat, link, code, key]);
}

function termsOf({ code, price_paise, discount_paise }: CouponTerms): CouponTerms {
  return { code, price_paise, discount_paise };
}
