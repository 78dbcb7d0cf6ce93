import { type ServiceFields, textIn, textKeys } from "@niyamdesk/domain/services/service-fields";
import { textHash } from "@niyamdesk/domain/services/translation";
import type { Editor } from "./use-editor.ts";

type Edited = Pick<Editor, "fields" | "changes" | "sold" | "hindi">;

/** The Hindi that a text would have if it were published now; empty: none, so its English would show. */
export function hindiOf({ fields, changes, hindi }: Edited, key: string): string {
  return textIn(changes, `hi.${key}`) || hindi[textHash(textIn(fields, key))] || "";
}

/** What stands in the Hindi field: also what was written for the words before, until somebody says whether it holds. */
export function hindiShown(edited: Edited, key: string): { text: string; isOfOtherWords: boolean } {
  const typed = edited.changes[`hi.${key}`];
  if (typeof typed === "string") return { text: typed, isOfOtherWords: false };
  const known = hindiOf(edited, key);
  if (known !== "") return { text: known, isOfOtherWords: false };
  const before = textIn(edited.sold, `hi.${key}`);
  return { text: before, isOfOtherWords: before !== "" };
}

/** Texts that would show in English on Hindi pages. */
export function missingHindi(edited: Edited): string[] {
  return textKeys(edited.fields).filter((key) => hindiOf(edited, key) === "");
}

/** The fields as a reader of Hindi sees them. */
export function inHindiFields(edited: Edited): ServiceFields {
  const texts = textKeys(edited.fields).map((key) => [
    key,
    hindiOf(edited, key) || textIn(edited.fields, key),
  ]);
  return { ...edited.fields, ...Object.fromEntries(texts) };
}
