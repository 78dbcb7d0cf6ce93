import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { common } from "#messages/common.ts";
import { FieldFrame, useFieldIds } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
}

/** A password that can be looked at while it is typed: on a phone's keyboard nobody is sure of what was hit. */
export function PasswordField({ name, label, autoComplete, hint }: PasswordFieldProps) {
  const { register } = useFormContext();
  const { id, error, described } = useFieldIds(name, hint !== undefined);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={false}>
      <div className="relative">
        <input
          id={id}
          type={shown ? "text" : "password"}
          className={`input w-full pe-12 ${error ? "input-error" : ""}`}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={described}
          aria-required
          {...register(name)}
        />
        <button
          type="button"
          className="muted absolute inset-y-0 end-0 z-10 grid w-11 cursor-pointer place-content-center rounded-field"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} size={18} />
          <span className="sr-only">{common.showPassword}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
