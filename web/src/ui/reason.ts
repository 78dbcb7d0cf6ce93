import { optionalText } from "@niyamdesk/domain/fields/fields";
import * as z from "zod/mini";
import { reasons as words } from "#messages/reasons.ts";

/** What a person is asked before something is done. */
export interface ReasonAsked<Kind extends string = string> {
  /** Above the list, or above the box where there is no list. */
  label: string;
  hint?: string;
  /** Without a list there is only the box. */
  choices?: readonly (readonly [kind: Kind, label: string])[];
  /** Choices that say nothing without words. */
  wordsFor?: readonly Kind[];
  /** Without it an empty answer is one. */
  required?: boolean;
  /** Characters that the function on the other side takes. */
  limit: number;
}

export interface Reason<Kind extends string = string> {
  kind: Kind | null;
  words: string | undefined;
}

/** The schema of what is asked: a choice of the list, words of the person, or both. */
export function reasonForm<Kind extends string>(asked: ReasonAsked<Kind>) {
  const { choices = [], wordsFor = [], required = false, limit } = asked;
  const kinds = choices.map(([kind]) => kind);
  return z
    .pipe(
      z.strictObject({ kind: z.string(), words: optionalText(limit, words.tooLong(limit)) }),
      z.transform((typed): Reason<Kind> => {
        return { kind: kinds.find((kind) => kind === typed.kind) ?? null, words: typed.words };
      }),
    )
    .check(
      z.refine(({ kind }) => !required || kinds.length === 0 || kind !== null, {
        error: words.choose,
        path: ["kind"],
      }),
      z.refine(
        (reason) =>
          reason.words !== undefined ||
          !(kinds.length === 0 ? required : wordsFor.some((kind) => kind === reason.kind)),
        { error: words.write, path: ["words"] },
      ),
    );
}
