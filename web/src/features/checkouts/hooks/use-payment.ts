import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { errors } from "#messages/errors.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { GatewayScriptError, loadRazorpay } from "../data/razorpay-script.ts";
import { type OpenWindow, openRazorpay } from "../data/razorpay-window.ts";
import { keepInDraft } from "../draft.ts";
import { failureNotice, NOTICES, type PaymentState } from "../payment-state.ts";
import {
  check,
  confirm,
  lookAfterWindow,
  order,
  type Purchase,
  payAnotherWay,
  prepare,
} from "../payment-steps.ts";

/** A slow answer is asked for again with the same key before the client has to. */
const REPEATS = 2;

interface Payment {
  state: PaymentState;
  /** Opens the provider's window; further presses meanwhile do nothing. */
  pay(): void;
  checkStatus(): void;
  /** Does not wait for a silent bank. */
  payAnotherWay(): void;
  /** Tries again after a refusal. */
  retry(): void;
}

/**
 * One payment from the made checkout to the window's answer. `purchase` must keep its identity while its key does;
 * `started` is the checkout that the address names, if any, and `another` its wish not to wait for a silent bank. Leaving the screen closes the window and changes nothing.
 */
export function usePayment(
  purchase: Purchase,
  { started, another }: { started: string | null; another: boolean },
  description: string,
): Payment {
  const [state, setState] = useState<PaymentState>({ at: "preparing", checking: false });
  const [tries, setTries] = useState(0);
  const shown = useRef(true);
  const provider = useRef<OpenWindow | null>(null);

  const show = (next: PaymentState | ((before: PaymentState) => PaymentState)): void => {
    if (shown.current) setState(next);
  };
  const startAgain = (checking: boolean): void => {
    show({ at: "preparing", checking });
    setTries((count) => count + 1);
  };

  const begin = useEffectEvent((isCurrent: () => boolean) => {
    prepare(purchase, started, { another }).then(
      (next) => isCurrent() && show(next),
      (error: unknown) => {
        if (!isCurrent()) return;
        const refusal = refusalOf(error);
        if (refusal.code === "timeout" && tries < REPEATS) startAgain(true);
        else show({ at: "refused", error: refusal });
      },
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or another try is what begins anew.
  useEffect(() => {
    let current = true;
    begin(() => current);
    return () => {
      current = false;
    };
  }, [purchase.idempotency_key, tries]);

  useEffect(() => {
    shown.current = true;
    // So that it is there when the client pays; what is wrong with it is said then.
    loadRazorpay().catch(() => undefined);
    return () => {
      shown.current = false;
      provider.current?.close();
      provider.current = null;
    };
  }, []);

  function settle(work: Promise<PaymentState>): void {
    work.then(show, (error: unknown) => show({ at: "refused", error: refusalOf(error) }));
  }

  async function pay(): Promise<void> {
    if (state.at !== "ready") return;
    const { session } = state;
    if (session.amount_paise === 0) {
      show({ at: "looking", session });
      settle(order(session.checkout_id));
      return;
    }
    const back = (notice: { tone: "error" | "info"; text: string }) => show({ at: "ready", session, notice });
    if (!session.prefill.email || !session.prefill.contact) return back(NOTICES.customerMissing);
    show({ at: "loading_gateway", session });
    try {
      const Razorpay = await loadRazorpay();
      if (!shown.current || provider.current) return;
      let failure: string | null = null;
      keepInDraft(purchase.service_id, { opened: true });
      // Our dialog is modal: it has to be gone before the provider's window can take the focus.
      flushSync(() => show({ at: "window", session, failure }));
      provider.current = openRazorpay(Razorpay, session, description, {
        onPaid: (answer) => {
          provider.current = null;
          show({ at: "confirming" });
          settle(confirm(purchase, session.checkout_id, answer));
        },
        onFailed: (reason) => {
          failure = reason;
          show({ at: "window", session, failure });
        },
        onDismissed: () => {
          provider.current = null;
          show({ at: "looking", session });
          settle(
            lookAfterWindow(purchase, session, failure === null ? NOTICES.dismissed : failureNotice(failure)),
          );
        },
      });
    } catch (error) {
      provider.current = null;
      if (!(error instanceof GatewayScriptError)) console.error(error);
      back(
        error instanceof GatewayScriptError ? { tone: "error", text: error.message } : NOTICES.notInitialised,
      );
    }
  }

  function checkStatus(): void {
    if (state.at !== "waiting" || state.checking) return;
    show({ ...state, checking: true });
    settle(check(purchase, state.checkoutId));
  }

  function payOtherwise(): void {
    if (state.at !== "waiting" || state.checking) return;
    show({ at: "preparing", checking: false });
    settle(payAnotherWay(purchase));
  }

  return {
    state,
    pay: () => void pay(),
    checkStatus,
    payAnotherWay: payOtherwise,
    retry: () => startAgain(false),
  };
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  console.error(error);
  return new AppError("internal", errors.internal);
}
