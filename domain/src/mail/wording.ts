import type { Language } from "../base/languages.ts";
import type { Moment } from "../time/moment.ts";
import type { SentencePlace } from "./sentences.ts";
import type { MailTemplate } from "./templates.ts";

/** Other words for a sentence, which is found by its original. One that is not there any more says nothing. */
export interface OtherWords {
  original: string;
  words: string;
}

interface Worded {
  words: readonly OtherWords[];
  version: number;
  by: string;
  by_name: string;
  at: Moment;
}

/** `mail_wordings/{template}`: what a mail says otherwise than it was written. Functions alone write it. */
export interface MailWording extends Worded {
  id: string;
}

/** `mail_wording_versions/{template}_{version}`: as it was worded from then on. Never changed. */
export interface MailWordingVersion extends Worded {
  id: string;
  template: MailTemplate;
}

/** A sentence of a mail that can be worded otherwise. */
export interface FreeSentence {
  original: string;
  language: Language;
  place: SentencePlace;
}
