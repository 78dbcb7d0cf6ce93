import { formatPhone, normalisePhone } from "@niyamdesk/domain/phone";
import { useController } from "react-hook-form";
import { common } from "#messages/common.ts";
import { typedPhone } from "../lib/typed-phone.ts";
import { FieldFrame, useFieldIds } from "./field.tsx";

interface PhoneFieldProps {
  name: string;
  label: string;
  /** What will be done with the number, such as 'The code goes to'. */
  use: string;
}

/** A phone number in any common way of typing it; says below which number it will be. */
export function PhoneField({ name, label, use }: PhoneFieldProps) {
  const { field } = useController({ name });
  const { id, error, described } = useFieldIds(name, true);
  const value = typeof field.value === "string" ? field.value : "";
  const number = normalisePhone(value);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={
        number ? (
          <>
            {use} <span className="figures whitespace-nowrap">{formatPhone(number)}</span>
          </>
        ) : (
          common.phoneAbroad
        )
      }
      error={error}
      optional={false}
    >
      <input
        ref={field.ref}
        id={id}
        name={name}
        type="tel"
        className={`input w-full figures ${error ? "input-error" : ""}`}
        autoComplete="tel"
        inputMode="tel"
        placeholder="+91 98765 43210"
        aria-invalid={error !== undefined}
        aria-describedby={described}
        aria-required
        value={value}
        onChange={(event) => field.onChange(typedPhone(value, event.target.value))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
