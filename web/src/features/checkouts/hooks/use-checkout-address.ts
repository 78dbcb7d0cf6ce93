import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

export const CHECKOUT_STEPS = ["select", "review", "contact", "payment", "confirmation"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

interface Place {
  step: CheckoutStep;
  plan?: string | null;
  checkout?: string | null;
}

export interface CheckoutAddress {
  step: CheckoutStep;
  planId: string | null;
  checkoutId: string | null;
  /** The client does not wait for a silent bank, but pays another way: true until the next step. */
  another: boolean;
  /** What the address carries of who prepared this purchase; null: nobody did. */
  link: string | null;
  /** This very place, to come back to after sign-in. */
  here: string;
  /** Moves on; what is not named stays. `replace` leaves no entry to go back to, `another` sets the wish of that name. */
  go(place: Place, options?: { replace?: boolean; another?: boolean }): void;
}

/** Where the client is in buying, kept in the address: a reload, the back button or a sign-in in between lose nothing. */
export function useCheckoutAddress(): CheckoutAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const asked = query.get("step");

  const go = useCallback(
    (
      { step, plan, checkout }: Place,
      { replace = false, another = false }: { replace?: boolean; another?: boolean } = {},
    ) => {
      const next = new URLSearchParams(search);
      set(next, "plan", plan);
      set(next, "step", step === "select" ? null : step);
      set(next, "checkout", checkout);
      set(next, "way", another ? "another" : null);
      const text = next.toString();
      void navigate(
        { pathname, search: text === "" ? "" : `?${text}` },
        { replace, preventScrollReset: true },
      );
    },
    [navigate, pathname, search],
  );

  return {
    step: CHECKOUT_STEPS.find((step) => step === asked) ?? "select",
    planId: query.get("plan"),
    checkoutId: query.get("checkout"),
    another: query.get("way") === "another",
    link: /^[A-Za-z0-9_-]{12}$/.exec(query.get("by") ?? "")?.[0] ?? null,
    here: `${pathname}${search}`,
    go,
  };
}

function set(query: URLSearchParams, name: string, value: string | null | undefined): void {
  if (value === undefined) return;
  if (value === null) query.delete(name);
  else query.set(name, value);
}
