import { formatPaise } from "@niyamdesk/domain/money/money";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { coupon as words } from "#messages/coupon.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import type { PaymentScreenProps } from "../checkout-props.ts";
import { lookAtCoupon } from "../data/coupon-calls.ts";

/** A closed link, so that nobody hunts for a code; opened, one field. What was applied is said with a way to take it off. */
export function CouponField({ coupon, service, purchase, onStartAgain }: PaymentScreenProps) {
  const [open, setOpen] = useState(false);
  if (coupon !== null) {
    return (
      <p role="status" className="mt-3 flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="font-medium text-success">
          {words.applied(coupon.code, formatPaise(coupon.discount_paise))}
        </span>
        <button
          type="button"
          className="link inline-flex min-h-11 items-center"
          onClick={() => onStartAgain({ coupon: undefined, agreed: undefined })}
        >
          {words.remove}
        </button>
      </p>
    );
  }
  if (!open) {
    return (
      <button
        type="button"
        aria-expanded={false}
        className="link mt-2 inline-flex min-h-11 items-center text-sm font-medium"
        onClick={() => setOpen(true)}
      >
        {words.have}
      </button>
    );
  }
  return (
    <CodeForm
      onCode={async (code) => {
        const plan = purchase.plan_id;
        const terms = await lookAtCoupon({ code, service_id: service.id, plan_id: plan });
        onStartAgain({ coupon: { ...terms, plan }, agreed: undefined });
      }}
    />
  );
}

function CodeForm({ onCode }: { onCode(code: string): Promise<void> }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => field.current?.focus(), []);

  async function apply(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    if (busy) return;
    if (code.length < 4) {
      setProblem(words.codeMissing);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem("");
    try {
      await onCode(code);
    } catch (error) {
      setProblem(errorWords(error));
      setBusy(false);
      field.current?.focus();
    }
  }

  return (
    <form className="mt-3" noValidate onSubmit={(event) => void apply(event)}>
      <label htmlFor={id} className="text-sm font-medium">
        {words.code}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={field}
          id={id}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== ""}
          aria-describedby={`${id}-problem`}
          className={`input min-w-0 grow uppercase ${problem ? "input-error" : ""}`}
        />
        <Button type="submit" look="outline" busy={busy}>
          {words.apply}
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-error empty:hidden">
        {problem}
      </p>
    </form>
  );
}
