import { useEffect, useRef } from "react";
import { purchase } from "#messages/purchase.ts";
import { Button } from "../../../ui/button.tsx";
import { failureNotice, NOTICES, type Notice, type PaymentState } from "../payment-state.ts";

interface PaymentProgressProps {
  state: PaymentState;
  onCheck(): void;
}

/** What the page says while the provider's window is open, or while the server finds out what became of the money. */
export function PaymentProgress({ state, onCheck }: PaymentProgressProps) {
  const notice = noticeOf(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const inWindow = state.at === "window";
  useEffect(() => {
    // Back on the page: what became of the payment is brought into view, wherever the page had been scrolled to.
    if (!inWindow) heading.current?.focus();
  }, [inWindow]);
  return (
    <section className="mx-auto max-w-xl rounded-box border border-base-300 bg-base-100 p-6 text-center sm:p-8">
      <span className="startup-mark mx-auto mb-4 block" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-xl outline-none">
        {title(state)}
      </h2>
      <div role="status" aria-live="polite" className="mx-auto mt-2 max-w-prose">
        {notice && (
          // Waiting is no error, whatever brought it about; a failed try in the window is.
          <p className={notice.tone === "error" && state.at === "window" ? "text-error" : "opacity-85"}>
            {notice.text}
          </p>
        )}
      </div>
      {state.at === "waiting" && (
        <>
          <p className="mx-auto mt-2 max-w-prose">{purchase.doNotPayAgain}</p>
          <Button look="outline" className="mt-5" busy={state.checking} onClick={onCheck}>
            {purchase.checkStatus}
          </Button>
        </>
      )}
    </section>
  );
}

function title(state: PaymentState): string {
  if (state.at === "window") return purchase.windowTitle;
  if (state.at === "waiting") return purchase.waitingTitle;
  return purchase.confirmingTitle;
}

function noticeOf(state: PaymentState): Notice | null {
  if (state.at === "waiting") return state.notice;
  if (state.at === "window") {
    return state.failure === null ? NOTICES.window : failureNotice(state.failure);
  }
  return NOTICES.confirming;
}
