import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import {
  CHECKOUT_STATES,
  CHECKOUT_WAYS,
  type CheckoutState,
} from "@niyamdesk/domain/checkouts/checkout-state";
import { CHECKOUT_WORDS } from "@niyamdesk/domain/checkouts/checkout-words";
import { type ComponentProps, createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { Awaited } from "../../features/checkouts/components/awaited-payment.tsx";
import { TriedBefore } from "../../features/checkouts/components/earlier-try.tsx";
import { Held } from "../../features/checkouts/components/held-panel.tsx";
import { Resume } from "../../features/checkouts/components/resume-banner.tsx";
import { OpenPayment } from "../../features/payments/components/open-payment.tsx";
import { OnItsWayBack } from "../../features/payments/components/second-debit.tsx";
import { readCheckout } from "../../features/payments/read-checkout.ts";

const ID = "chk_0123456789abcdef";
const AT = { toMillis: () => Date.UTC(2026, 10, 28) };
const TRY = { status: "failed", description: "Insufficient balance", at: AT };
const RECORD = {
  id: ID,
  service_name: "GST registration",
  plan_name: "New registration",
  amount_paise: 176_900,
  order_id: null,
  attempts: { pay_1: TRY },
  created_at: AT,
};

/** What a reader sees of a component. */
function seen(element: ReactElement): string {
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, element));
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

/** Every screen that tells of a checkout, and the states it can be in there. */
const SURFACES: Record<
  string,
  { draw(state: CheckoutState): ReactElement; states: readonly CheckoutState[] }
> = {
  dashboard: {
    draw: (state) => createElement(OpenPayment, { checkout: readCheckout(ID, RECORD), state }),
    states: ["left", "silent", "arriving", "failed", "not_paid", "returned", "checking", "asked"],
  },
  "page of the service": {
    draw: (state) =>
      createElement(Resume, {
        checkout: RECORD as unknown as Checkout,
        state,
        service: { plans: [] } as unknown as ComponentProps<typeof Resume>["service"],
        address: {} as ComponentProps<typeof Resume>["address"],
      }),
    states: CHECKOUT_STATES.filter((state) => state !== "expired"),
  },
  "payment, waiting": {
    draw: (what) =>
      createElement(Awaited, {
        what,
        state: { at: "waiting", checkoutId: ID, otherwise: "silent", notice: null, checking: false },
        onCheck: () => undefined,
        onAnotherWay: () => undefined,
      }),
    states: ["silent", "arriving", "not_paid"],
  },
  "payment, before paying": {
    draw: (state) => createElement(TriedBefore, { state, failure: TRY.description }),
    states: ["silent", "failed", "not_paid", "returned"],
  },
  "payment, being checked": {
    draw: (state) => createElement(Held, { checkoutId: ID, state: state === "asked" ? state : "checking" }),
    states: ["checking", "asked"],
  },
  order: {
    draw: (state) => createElement(OnItsWayBack, { state }),
    states: ["second_debit"],
  },
};

describe.each(Object.entries(SURFACES))("%s", (_, { draw, states }) => {
  it.each(states)(
    "[UX-01] [UX-09] [MX-16] says of a checkout that is '%s' what the one table says",
    (state) => {
      const text = seen(draw(state));
      expect(text).toContain(CHECKOUT_WORDS.states[state].text);
      if (state === "failed") expect(text).toContain("Payment failed: Insufficient balance");
    },
  );
});

describe.each(["dashboard", "page of the service"])("%s", (name) => {
  const { draw, states } = SURFACES[name] ?? { states: [] };
  it.each(states)("[UX-01] offers for '%s' exactly the ways of the table", (state) => {
    const text = draw ? seen(draw(state)) : "";
    for (const [way, words] of Object.entries(CHECKOUT_WORDS.ways)) {
      expect(text.includes(words), way).toBe(CHECKOUT_WAYS[state].some((offered) => offered === way));
    }
  });
});

it("[MX-13] [UX-01] a client who is asked is led to where the answer is given, wherever the question stands", () => {
  for (const name of ["dashboard", "page of the service", "payment, being checked"]) {
    const { draw } = SURFACES[name] as (typeof SURFACES)[string];
    const html = renderToStaticMarkup(createElement(MemoryRouter, null, draw("asked")));
    expect(html, name).toMatch(/href="\/user\/payments"[^>]*>Answer now/);
  }
});

it("[UX-01] a bank that is silent leaves both ways open wherever one waits for it, and nobody is told not to pay", () => {
  const text = seen((SURFACES["payment, waiting"] as (typeof SURFACES)[string]).draw("silent"));
  expect(text).toContain("Check again");
  expect(text).toContain("Pay another way");
  expect(text).not.toContain("do not pay");
});
