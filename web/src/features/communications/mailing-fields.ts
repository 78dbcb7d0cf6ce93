import type { Language } from "@niyamdesk/domain/base/languages";
import type { MailingWords } from "@niyamdesk/domain/mailings/mailing";
import { mailingInput } from "@niyamdesk/domain/mailings/mailing-input";
import * as z from "zod/mini";
import { mailings } from "#messages/workspaces/communications.ts";
import { idsOf, ticked } from "./audience-fields.tsx";
import type { MailingView } from "./read-mailing.ts";

const { wrong } = mailings.form;

/** As it is typed. */
export interface TypedMailing extends Record<Language, MailingWords> {
  title: string;
  button: string;
  services: Record<string, boolean>;
  states: Record<string, boolean>;
  language: string;
}

/** What a form begins with: a mailing, or the words of a template. */
export type MailingBegun = Pick<MailingView, "title" | "words" | "button"> &
  Partial<Pick<MailingView, "services" | "states" | "language">>;

export function typedOf(
  { title, words, button, services = [], states = [], language = null }: MailingBegun,
  known: { services: readonly string[]; states: readonly string[] },
): TypedMailing {
  return {
    ...{ title, ...words, button: button ?? "", language: language ?? "" },
    ...{ services: ticked(services, known.services), states: ticked(states, known.states) },
  };
}

export const mailingForm = z.pipe(
  z.custom<TypedMailing>(),
  z.transform(({ title, en, hi, button, services, states, language }, context) => {
    const read = mailingInput.safeParse({
      ...{ title, words: { en, hi }, button: button || null },
      audience: { services: idsOf(services), states: idsOf(states), language: language || null },
    });
    for (const { path, message } of read.error?.issues ?? []) {
      const [first, second, third] = path;
      const said =
        third === "subject"
          ? wrong.subject
          : third === "text"
            ? wrong.text
            : first === "title" && wrong.title;
      const field = first === "words" ? [second ?? "en", third ?? "text"] : [second ?? first ?? "title"];
      context.issues.push({ code: "custom", path: field, message: said || message, input: title });
    }
    return read.success ? read.data : z.NEVER;
  }),
);
