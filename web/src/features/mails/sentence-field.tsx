import { LONGEST_SENTENCE } from "@niyamdesk/domain/mail/sentences";
import { useId } from "react";
import { mailTemplates as words } from "#messages/workspaces/mail-templates.ts";
import { Button } from "../../ui/button.tsx";
import type { Typed } from "./use-wording-editor.ts";

interface SentenceFieldProps {
  typed: Typed;
  /** Its name among the others. */
  label: string;
  onType(words: string): void;
}

/** One sentence of a mail, where it stands, and what it said before. */
export function SentenceField({ typed, label, onType }: SentenceFieldProps) {
  const { sentence, words: said, problem, theirs, isTouched } = typed;
  const { original, place, language } = sentence;
  const id = useId();
  const longest = Math.max(LONGEST_SENTENCE[place], original.length);
  const isOther = said !== original;
  const left = longest - said.length;
  return (
    <div className={`border-s-4 ps-3 ${isTouched ? "border-accent" : "border-transparent"}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        lang={language}
        className={`textarea field-sizing-content mt-1 min-h-11 w-full text-base ${problem === null ? "" : "textarea-error"}`}
        rows={said.length > 70 ? 3 : 1}
        value={said}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onType(target.value.replace(/\s*\n\s*/g, " "))}
      />
      <div id={`${id}-about`} className="mt-1 grid gap-1 text-sm">
        {problem !== null && <p className="text-error">{words.problems[problem]}</p>}
        {problem === null && left < 20 && <p className="muted">{words.left(left)}</p>}
        {theirs !== null && (
          <p>
            <span lang={language}>{words.theirs(theirs)}</span>{" "}
            <Button
              look="quiet"
              size="small"
              className="min-h-11 lg:min-h-8"
              aria-label={`${words.useTheirs}: ${label}`}
              onClick={() => onType(theirs)}
            >
              {words.useTheirs}
            </Button>
          </p>
        )}
        {isOther && (
          <p className="muted">
            <span lang={language}>{words.original(original)}</span>{" "}
            <Button
              look="quiet"
              size="small"
              className="min-h-11 lg:min-h-8"
              aria-label={`${words.useOriginal}: ${label}`}
              onClick={() => onType(original)}
            >
              {words.useOriginal}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
