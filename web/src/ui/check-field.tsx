import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldIds } from "./field.tsx";

/** One thing to say yes to: its words are the target, and may hold links. */
export function CheckField({ name, label }: { name: string; label: ReactNode }) {
  const { register } = useFormContext();
  const { id, error, described } = useFieldIds(name, false);
  return (
    <div className="mb-3">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          className={`checkbox checkbox-sm mt-0.5 shrink-0 ${error ? "checkbox-error" : "checkbox-primary"}`}
          aria-invalid={error !== undefined}
          aria-describedby={described}
          {...register(name)}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} className="text-sm font-medium text-error empty:hidden" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
