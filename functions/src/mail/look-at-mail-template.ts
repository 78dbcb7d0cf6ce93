import { LANGUAGES } from "@niyamdesk/domain/base/languages";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { isHindi, SENTENCE_PLACES, type SentencePlace } from "@niyamdesk/domain/mail/sentences";
import type { FreeSentence } from "@niyamdesk/domain/mail/wording";
import { inWording, type SaidSentence } from "../integrations/mail/say.ts";
import type { MailRegister } from "./define-mail.ts";
import { byOriginal } from "./standing-words.ts";

type Looked = CallableOutputs["lookAtMailTemplate"];

/**
 * A mail as it reads with these words, filled with samples, and which of its sentences are free.
 *
 * @throws RangeError for a kind that there is not
 */
export function lookAtTemplate(
  mails: MailRegister,
  { template, words }: Pick<ParsedInput<"lookAtMailTemplate">, "template" | "words">,
): Looked {
  const kind = mails.find((known) => known.template === template);
  if (kind === undefined) throw new RangeError(`There is no mail ${template}`);
  const noted: SaidSentence[] = [];
  const contents = LANGUAGES.flatMap((language) =>
    inWording({ words: byOriginal(words), noted }, () => kind.samples(language)).map((content) => ({
      ...content,
      // What is written in English alone is so for everybody.
      language: content.html.includes('<html lang="hi') ? ("hi" as const) : ("en" as const),
    })),
  );
  const subjects = new Set(contents.map(({ subject }) => subject));
  const samples = new Map(
    contents.map(({ language, subject, html }) => [html, { language, subject, html }] as const),
  );
  return { sentences: sentencesOf(noted, subjects), samples: [...samples.values()] };
}

/** Each once; the strictest of its places counts. */
function sentencesOf(noted: readonly SaidSentence[], subjects: ReadonlySet<string>): FreeSentence[] {
  const found = new Map<string, Set<SentencePlace>>();
  for (const { original, said, places } of noted) {
    const all = found.get(original) ?? new Set();
    for (const place of places) all.add(place);
    if (subjects.has(said)) all.add("subject");
    found.set(original, all);
  }
  return [...found].map(([original, places]) => ({
    original,
    language: isHindi(original) ? "hi" : "en",
    place: STRICTEST.find((place) => places.has(place)) ?? "text",
  }));
}

/** What a list of mails shows beside the subject is cut off where it is too long, and is often a sentence of the text. */
const STRICTEST: readonly SentencePlace[] = [
  ...SENTENCE_PLACES.filter((place) => place !== "preview"),
  "preview",
];
