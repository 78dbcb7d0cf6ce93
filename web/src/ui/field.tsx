import type { Language } from "@niyamdesk/domain/base/languages";
import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
} from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { common } from "#messages/common.ts";
import { fieldWords } from "#messages/fields.ts";

interface FieldProps {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  placeholder?: string;
  /** Of what is written in it, where that is not the page's own. */
  lang?: Language;
  /** Said below the field, before any error. */
  hint?: ReactNode;
  optional?: boolean;
  /** Puts right what is typed or pasted, while it is. */
  tidy?(typed: string): string;
}

/** A labelled input of the surrounding form; its error is linked to it and spoken. */
export function Field({ name, label, hint, optional = false, type = "text", tidy, ...input }: FieldProps) {
  const { register } = useFormContext();
  const field = register(name);
  const { id, error, described } = useFieldIds(name, hint !== undefined);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        id={id}
        type={type}
        className={`input w-full ${error ? "input-error" : ""}`}
        aria-invalid={error !== undefined}
        aria-describedby={described}
        aria-required={!optional}
        {...input}
        {...field}
        onChange={(event) => {
          const tidied = tidy?.(event.target.value) ?? event.target.value;
          // Written only when it differs: the cursor would go to the end.
          if (tidied !== event.target.value) event.target.value = tidied;
          return field.onChange(event);
        }}
      />
    </FieldFrame>
  );
}

/** The part of the allowed length from which on it is counted for the writer. */
const COUNT_FROM = 0.8;

/** A labelled box for several lines. */
export function TextField({
  name,
  label,
  hint,
  rows = 5,
  maxLength,
  optional = false,
  autoComplete,
  lang,
}: Pick<FieldProps, "name" | "label" | "hint" | "optional" | "autoComplete" | "lang"> & {
  rows?: number;
  /** Characters that the schema takes. More can be typed and pasted: it is said, and nothing is cut off. */
  maxLength: number;
}) {
  const { register } = useFormContext();
  const typed: unknown = useWatch({ name });
  const length = typeof typed === "string" ? typed.length : 0;
  const { id, error, described } = useFieldIds(name, hint !== undefined);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        id={id}
        lang={lang}
        rows={rows}
        className={`textarea w-full ${error ? "textarea-error" : ""}`}
        aria-invalid={error !== undefined}
        aria-describedby={described}
        aria-required={!optional}
        autoComplete={autoComplete}
        {...register(name)}
      />
      {length > maxLength * COUNT_FROM && (
        <p className={`figures mt-1 text-sm ${length > maxLength ? "font-medium text-error" : "muted"}`}>
          {common.lengthOf(length, maxLength)}
        </p>
      )}
    </FieldFrame>
  );
}

/** A labelled choice from a list. */
export function SelectField({
  name,
  label,
  hint,
  placeholder,
  options,
  optional = false,
  autoComplete,
}: Pick<FieldProps, "name" | "label" | "hint" | "placeholder" | "optional" | "autoComplete"> & {
  options: readonly (readonly [value: string, label: string])[];
}) {
  const { register } = useFormContext();
  const { id, error, described } = useFieldIds(name, hint !== undefined);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        id={id}
        className={`select w-full ${error ? "select-error" : ""}`}
        aria-invalid={error !== undefined}
        aria-describedby={described}
        aria-required={!optional}
        autoComplete={autoComplete}
        {...register(name)}
      >
        <option value="">{placeholder ?? common.choose}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Ties an input of another kind to its words. */
export function useFieldIds(name: string, hasHint: boolean) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  const error = message === undefined ? undefined : fieldWords(message);
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, error, described: described === "" ? undefined : described };
}

interface FrameProps {
  id: string;
  label: string;
  hint: ReactNode;
  error: string | undefined;
  optional: boolean;
  children: ReactNode;
}

/** The label, hint and error around an input. */
export function FieldFrame({ id, label, hint, error, optional, children }: FrameProps) {
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {optional && <span className="font-normal opacity-70"> {common.optional}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-sm opacity-75">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="mt-1 text-sm font-medium text-error empty:hidden" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
