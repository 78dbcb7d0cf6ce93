import { normalisePhone, tollFree } from "@niyamdesk/domain/phone/phone";
import { useEffect } from "react";
import { useController } from "react-hook-form";
import { common } from "#messages/common.ts";
import { learnPhone } from "../lib/phone/phone-tables.ts";
import { typedPhone } from "../lib/phone/typed-phone.ts";
import { FieldFrame, useFieldIds } from "./field.tsx";
import { PhoneNumber } from "./phone-number.tsx";

interface PhoneFieldProps {
  /** `phone` unless a form has several. */
  name?: string;
  label: string;
  /** What will be done with the number, such as 'The code goes to'. */
  use: string;
  /** Said while there is no whole number. */
  hint?: string;
  /** Nothing that was typed is taken out or put in front. */
  asTyped?: boolean;
  optional?: boolean;
  /** Ours, which may be one: of somebody else's it is refused, and not read back as a number to call. */
  takesTollFree?: boolean;
  /** Off where somebody else's number is typed. */
  autoComplete?: "tel" | "off";
}

/** A phone number in any common way of typing it; says below which number it will be. */
export function PhoneField({
  name = "phone",
  label,
  use,
  hint = common.phoneAbroad,
  asTyped = false,
  optional = false,
  takesTollFree = false,
  autoComplete = "tel",
}: PhoneFieldProps) {
  const { field } = useController({ name });
  const { id, error, described } = useFieldIds(name, true);
  const value = typeof field.value === "string" ? field.value : "";
  const own = tollFree(value);
  const number = own === null ? normalisePhone(value) : takesTollFree ? own : null;
  useEffect(() => learnPhone(value), [value]);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={
        number ? (
          <>
            {use} <PhoneNumber e164={number} />
          </>
        ) : (
          hint
        )
      }
      error={error}
      optional={optional}
    >
      <input
        ref={field.ref}
        id={id}
        name={name}
        type="tel"
        className={`input w-full figures ${error ? "input-error" : ""}`}
        autoComplete={autoComplete}
        inputMode="tel"
        placeholder="+91 98765 43210"
        aria-invalid={error !== undefined}
        aria-describedby={described}
        aria-required={!optional}
        value={value}
        onChange={(event) =>
          field.onChange(asTyped ? event.target.value : typedPhone(value, event.target.value))
        }
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
