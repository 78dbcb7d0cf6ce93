import { latinDigits } from "@niyamdesk/domain/phone/phone";
import { useEffect, useRef } from "react";
import { useController } from "react-hook-form";
import { codes } from "#messages/codes.ts";
import { FieldFrame, useFieldIds } from "../../../ui/field.tsx";
import { useTextedCode } from "../hooks/use-texted-code.ts";

const DIGITS = 6;

interface CodeFieldProps {
  name: string;
  busy: boolean;
  refused: number;
  /** Where it comes from, if not from a message. */
  hint?: string;
}

/**
 * One field for the six digits, so that paste, autofill and a screen reader meet an ordinary input. Complete, it sends itself
 * off; the same code is not sent twice by itself.
 */
export function CodeField({ name, busy, refused, hint = codes.codeHint }: CodeFieldProps) {
  const { field } = useController({ name });
  const { id, error, described } = useFieldIds(name, true);
  const input = useRef<HTMLInputElement | null>(null);
  const sent = useRef("");

  function take(text: string): void {
    const code = latinDigits(text).replace(/\D/g, "").slice(0, DIGITS);
    field.onChange(code);
    if (code.length < DIGITS || code === sent.current) return;
    sent.current = code;
    input.current?.form?.requestSubmit();
  }
  useTextedCode(take);

  useEffect(() => {
    input.current?.focus();
    if (refused > 0) input.current?.select();
  }, [refused]);

  return (
    <FieldFrame id={id} label={codes.code} hint={hint} error={error} optional={false}>
      <input
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        id={id}
        name={name}
        type="text"
        className={`input code-input figures w-full ${error ? "input-error" : ""}`}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="done"
        aria-invalid={error !== undefined}
        aria-describedby={described}
        aria-required
        readOnly={busy}
        value={typeof field.value === "string" ? field.value : ""}
        onChange={(event) => take(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
