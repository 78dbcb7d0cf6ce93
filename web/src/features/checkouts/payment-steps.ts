import type { CallableInput } from "@niyamdesk/domain/callables";
import type { CheckoutSession, PaymentOutcome } from "@niyamdesk/domain/checkouts/checkout";
import { errors } from "#messages/errors.ts";
import { AppError, errorWords } from "../../lib/backend/app-error.ts";
import { checkPayment, createCheckout, verifyPayment } from "./data/checkout-calls.ts";
import { placeFreeOrder } from "./data/coupon-calls.ts";
import type { PaidAnswer } from "./data/razorpay-window.ts";
import { keepInDraft, purchaseDraft } from "./draft.ts";
import { NOTICES, type Notice, type PaymentState } from "./payment-state.ts";

export type Purchase = CallableInput<"createCheckout">;

/**
 * Ready to pay, on the one checkout of this purchase. A checkout that was started earlier is asked about first: it may
 * have been paid on a page that was closed. Rejects with `AppError`.
 */
export async function prepare(
  purchase: Purchase,
  started: string | null,
  { another }: { another: boolean },
): Promise<PaymentState> {
  const draft = purchaseDraft(purchase.service_id);
  const ownDraft = draft.checkout === started;
  if (started !== null && ownDraft && draft.answer) return confirm(purchase, started, draft.answer);
  if (started !== null && !(ownDraft && !draft.opened)) {
    const known = stateAfter(purchase, started, await checkPayment(started));
    if (known && !(another && known.at === "waiting")) return known;
  }
  return open(purchase, null);
}

/** Has the server confirm what the window answered. Kept in the draft until it has, so that a reload repeats it. */
export async function confirm(
  purchase: Purchase,
  checkoutId: string,
  answer: PaidAnswer,
): Promise<PaymentState> {
  keepInDraft(purchase.service_id, { checkout: checkoutId, answer });
  try {
    const outcome = await verifyPayment({
      checkout_id: checkoutId,
      razorpay_payment_id: answer.razorpay_payment_id,
      razorpay_order_id: answer.razorpay_order_id,
      razorpay_signature: answer.razorpay_signature,
    });
    return stateAfter(purchase, checkoutId, outcome) ?? (await open(purchase, NOTICES.notPaid));
  } catch (error) {
    if (codeOf(error) === "payment_held") return { at: "held" };
    return waiting(
      purchase,
      checkoutId,
      codeOf(error) === "internal" ? NOTICES.notSaved : { tone: "error", text: errorWords(error) },
    );
  }
}

/** Asks the provider what became of the payment. */
export async function check(purchase: Purchase, checkoutId: string): Promise<PaymentState> {
  try {
    return (
      stateAfter(purchase, checkoutId, await checkPayment(checkoutId)) ??
      (await open(purchase, NOTICES.notPaid))
    );
  } catch (error) {
    const lost = codeOf(error) === "internal" && purchaseDraft(purchase.service_id).answer !== undefined;
    return waiting(
      purchase,
      checkoutId,
      lost ? NOTICES.contactSupport : { tone: "error", text: errorWords(error) },
    );
  }
}

/**
 * The window was closed: something may have been paid in it all the same, here or in another tab. When that cannot be found
 * out, paying again on the same order takes nothing twice.
 */
export async function lookAfterWindow(
  purchase: Purchase,
  session: CheckoutSession,
  notice: Notice,
): Promise<PaymentState> {
  const ready: PaymentState = { at: "ready", session, notice };
  try {
    const { checkout_id } = session;
    return stateAfter(purchase, checkout_id, await checkPayment(checkout_id)) ?? ready;
  } catch {
    return ready;
  }
}

/** Orders what a coupon covers whole. Rejects with `AppError`. */
export async function order(checkoutId: string): Promise<PaymentState> {
  await placeFreeOrder(checkoutId);
  return { at: "paid" };
}

/** Another payment while a bank is silent: of two that arrive, one goes back by itself. */
export function payAnotherWay(purchase: Purchase): Promise<PaymentState> {
  return open(purchase, null);
}

async function open(purchase: Purchase, notice: Notice | null): Promise<PaymentState> {
  const session = await createCheckout(purchase);
  if (session.status === "paid") return { at: "paid" };
  if (session.status === "held") return { at: "held" };
  if (session.status === "expired") throw new AppError("checkout_expired", errors.checkout_expired);
  keepInDraft(purchase.service_id, {
    checkout: session.checkout_id,
    answer: undefined,
    ...(purchaseDraft(purchase.service_id).checkout === session.checkout_id ? {} : { opened: undefined }),
  });
  return { at: "ready", session, notice };
}

/** Null: not paid, so it may be paid now. */
function stateAfter(purchase: Purchase, checkoutId: string, { status }: PaymentOutcome): PaymentState | null {
  if (status === "paid") return { at: "paid" };
  if (status === "held") return { at: "held" };
  return status === "processing" ? waiting(purchase, checkoutId, null) : null;
}

/** Whom the window told that it is paid has nothing to pay; whom it told nothing may. */
function waiting({ service_id }: Purchase, checkoutId: string, notice: Notice | null): PaymentState {
  const otherwise = purchaseDraft(service_id).answer === undefined ? "silent" : "arriving";
  return { at: "waiting", checkoutId, otherwise, notice, checking: false };
}

function codeOf(error: unknown): AppError["code"] {
  return error instanceof AppError ? error.code : "internal";
}
