import type { Language } from "@niyamdesk/domain/base/languages";
import * as z from "zod/mini";
import type { MailContent } from "../integrations/mail/mail-content.ts";

/** What the outbox says of a mail besides its data. */
export interface Envelope {
  to: string;
  /** Which try this is. */
  attempts: number;
  /** When the mail was put in the outbox, epoch ms. */
  askedAt: number;
}

/** A kind of mail: what it is about, and how it is written from the records as they are when it is sent. */
export interface Mail<Data> {
  /** Names the kind in the outbox. What waits there is sent by this name: it stays as it is. */
  readonly template: string;
  /** @throws when the outbox holds something else */
  parse(stored: unknown): Data;
  /** Null: there is nothing to tell any more. */
  read(data: Data, envelope: Envelope): Promise<MailContent | null>;
  /** As it reads with what nobody has, each sentence of it in one of them; whoever is to choose its words sees them. */
  samples(language: Language): readonly MailContent[];
}

/** All kinds of mail there are. Whoever sends gets them from above, since what mails are about stands above the outbox. */
export type MailRegister = readonly Mail<unknown>[];

export function defineMail<S extends z.ZodMiniObject>({
  template,
  data,
  read,
  samples,
}: {
  template: string;
  /** A mail about an account names it `uid`: by that its mails are found and erased with it. */
  data: S;
  read: Mail<z.output<S>>["read"];
  samples: Mail<z.output<S>>["samples"];
}): Mail<z.output<S>> {
  return { template, parse: (stored) => z.parse(data, stored), read, samples };
}
