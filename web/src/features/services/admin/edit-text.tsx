import { type FieldValue, textIn } from "@niyamdesk/domain/services/service-fields";
import { type ReactNode, useId } from "react";
import { fieldWords } from "#messages/fields.ts";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { Button } from "../../../ui/button.tsx";
import { Conflict } from "./conflict.tsx";
import { hindiShown } from "./hindi.ts";
import type { Editor } from "./use-editor.ts";

export type EditorLanguage = "en" | "hi";

interface FieldProps {
  editor: Editor;
  field: string;
  label: string;
  hint?: string | undefined;
}

interface TextProps extends FieldProps {
  language: EditorLanguage;
  /** Lines; one: a field of one line. */
  rows?: number;
}

/** A text of a service, in the language that is edited. The Hindi has its English above it. */
export function EditText({ editor, field, label, hint, language, rows = 1 }: TextProps) {
  if (language === "en") {
    return (
      <Framed {...{ editor, field, label, hint }}>
        {(id, described) => (
          <TextBox
            {...{ id, described, rows }}
            value={textIn(editor.fields, field)}
            onChange={(value) => editor.set(field, value)}
          />
        )}
      </Framed>
    );
  }
  const english = textIn(editor.fields, field);
  if (english === "") return null;
  const { text, isOfOtherWords } = hindiShown(editor, field);
  const key = `hi.${field}`;
  return (
    <div>
      <Framed
        {...{ editor, label }}
        field={key}
        hint={isOfOtherWords ? words.hindiOfOtherWords : text === "" ? words.hindiMissing : undefined}
        above={
          <p className="muted mb-1.5 text-sm whitespace-pre-line">
            {words.hindiOf} {english}
          </p>
        }
      >
        {(id, described) => (
          <TextBox
            {...{ id, described, rows }}
            hindi
            value={text}
            onChange={(value) => editor.set(key, value)}
          />
        )}
      </Framed>
      {isOfOtherWords && (
        <Button size="small" look="outline" className="mt-2" onClick={() => editor.set(key, text)}>
          {words.hindiHolds}
        </Button>
      )}
    </div>
  );
}

interface FramedProps extends FieldProps {
  above?: ReactNode;
  children(id: string, described: string | undefined): ReactNode;
}

/** Label, hint, what is wrong, and what somebody else wrote. */
export function Framed({ editor, field, label, hint, above, children }: FramedProps) {
  const id = useId();
  const wrong = editor.refused[field];
  const described = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(" ") || undefined;
  return (
    <div id={anchorOf(field)} className="scroll-mt-24">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {above}
      {children(id, described)}
      {hint && (
        <p id={`${id}-hint`} className="muted mt-1 text-sm">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1 text-sm font-medium text-error">
          {fieldWords(wrong)}
        </p>
      )}
      <Conflict {...{ editor, field }} />
    </div>
  );
}

/** Where a field stands on the page. */
export function anchorOf(field: string): string {
  return `field-${field}`;
}

interface BoxProps {
  id: string;
  described: string | undefined;
  rows: number;
  value: string;
  hindi?: boolean;
  onChange(value: string): void;
}

function TextBox({ id, described, rows, value, hindi = false, onChange }: BoxProps) {
  const props = {
    ...{ id, value, "aria-describedby": described, autoComplete: "off" },
    lang: hindi ? "hi" : "en",
  };
  return rows === 1 ? (
    <input {...props} className="input w-full" onChange={(event) => onChange(event.target.value)} />
  ) : (
    <textarea
      {...props}
      rows={rows}
      className="textarea w-full leading-relaxed"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Whole rupees; nothing while it is empty. */
export function EditRupees(props: FieldProps) {
  const { editor, field } = props;
  const value = editor.fields[field];
  return (
    <Framed {...props}>
      {(id, described) => (
        <input
          {...{ id, "aria-describedby": described }}
          className="input figures w-full sm:max-w-48"
          inputMode="numeric"
          autoComplete="off"
          value={typeof value === "number" ? String(value) : ""}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, "").slice(0, 9);
            editor.set(field, digits === "" ? null : Number(digits));
          }}
        />
      )}
    </Framed>
  );
}

export function EditDay(props: FieldProps & { max: string }) {
  const { editor, field, max } = props;
  return (
    <Framed {...props}>
      {(id, described) => (
        <input
          {...{ id, max, "aria-describedby": described }}
          type="date"
          className="input w-full sm:max-w-60"
          value={textIn(editor.fields, field)}
          onChange={(event) => editor.set(field, event.target.value)}
        />
      )}
    </Framed>
  );
}

interface ChoiceProps extends FieldProps {
  options: readonly (readonly [value: string, label: string])[];
}

export function EditChoice(props: ChoiceProps) {
  const { editor, field, options } = props;
  return (
    <Framed {...props}>
      {(id, described) => (
        <select
          {...{ id, "aria-describedby": described }}
          className="select w-full sm:max-w-80"
          value={textIn(editor.fields, field)}
          onChange={(event) => editor.set(field, event.target.value)}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Framed>
  );
}

export function EditTick({ editor, field, label, otherwise }: FieldProps & { otherwise: FieldValue }) {
  return (
    <div id={anchorOf(field)}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="checkbox checkbox-sm checkbox-primary"
          checked={(editor.fields[field] ?? otherwise) === true}
          onChange={(event) => editor.set(field, event.target.checked)}
        />
        {label}
      </label>
      <Conflict {...{ editor, field }} />
    </div>
  );
}
