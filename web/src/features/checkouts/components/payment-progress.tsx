import type { ReactNode } from "react";
import { purchase } from "#messages/purchase.ts";
import { failureNotice, NOTICES, type Notice, type PaymentState } from "../payment-state.ts";
import { AwaitedPayment } from "./awaited-payment.tsx";
import { ProgressTitle } from "./progress-title.tsx";

interface PaymentProgressProps {
  state: PaymentState;
  onCheck(): void;
  onAnotherWay(): void;
}

/** What the page says while the provider's window is open, or while the server finds out what became of the money. */
export function PaymentProgress({ state, onCheck, onAnotherWay }: PaymentProgressProps) {
  if (state.at === "waiting") {
    return (
      <Card>
        <AwaitedPayment state={state} onCheck={onCheck} onAnotherWay={onAnotherWay} />
      </Card>
    );
  }
  const inWindow = state.at === "window";
  const notice = noticeOf(state);
  return (
    <Card>
      <ProgressTitle seen={!inWindow}>
        {inWindow ? purchase.windowTitle : purchase.confirmingTitle}
      </ProgressTitle>
      <div role="status" aria-live="polite" className="mx-auto mt-2 max-w-prose">
        <p className={notice.tone === "error" ? "text-error" : "opacity-85"}>{notice.text}</p>
      </div>
    </Card>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <section className="mx-auto max-w-xl rounded-box border border-base-300 bg-base-100 p-6 text-center sm:p-8">
      <span className="startup-mark mx-auto mb-4 block" aria-hidden="true" />
      {children}
    </section>
  );
}

function noticeOf(state: PaymentState): Notice {
  if (state.at !== "window") return NOTICES.confirming;
  return state.failure === null ? NOTICES.window : failureNotice(state.failure);
}
