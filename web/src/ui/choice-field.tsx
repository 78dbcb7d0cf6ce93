import { useFormContext } from "react-hook-form";
import { common } from "#messages/common.ts";
import { useFieldIds } from "./field.tsx";

interface ChoiceFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  optional?: boolean;
}

/** One of a few, all in sight: radio buttons in rows as high as a thumb. For more than seven, `SelectField`. */
export function ChoiceField({ name, label, hint, options, optional = false }: ChoiceFieldProps) {
  const { register } = useFormContext();
  const { id, error, described } = useFieldIds(name, hint !== undefined);
  return (
    <fieldset className="mb-4 min-w-0" aria-describedby={described}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal opacity-70"> {common.optional}</span>}
      </legend>
      <div
        className={`divide-y divide-base-300 overflow-clip rounded-field border ${error ? "border-error" : "border-base-300"}`}
      >
        {options.map(([value, text]) => (
          <label key={value} className="choice-row">
            <input type="radio" value={value} className="radio radio-sm radio-primary" {...register(name)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-sm opacity-75">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="mt-1 text-sm font-medium text-error empty:hidden" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
