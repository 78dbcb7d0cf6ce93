import type { Language } from "@niyamdesk/domain/base/languages";
import { personName } from "@niyamdesk/domain/fields/fields";
import { html } from "./html.ts";
import { mailPage, textFooter } from "./layout.ts";
import type { MailContent } from "./mail-content.ts";
import { nameInMail } from "./name-in-mail.ts";
import { button, heading, note, paragraph } from "./parts.ts";
import { notePlaces } from "./say.ts";

interface Letter {
  subject: string;
  title: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** Empty: nobody's name is known. */
  name: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** What to know besides. */
  notes: readonly string[];
}

/** What every letter says besides its own words. */
const FRAME: Record<Language, { greeting: (name: string) => string; unnamed: string; inFull: string }> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    unnamed: "Hello,",
    inFull: "If the button does not work, open this address:",
  },
  hi: {
    greeting: (name) => `नमस्ते ${name} जी,`,
    unnamed: "नमस्ते,",
    inFull: "अगर बटन काम न करे, तो यह पता खोलें:",
  },
};

/** A mail that is written in every language, as its reader reads it. */
export function letterIn(language: Language, words: Record<Language, Letter>): MailContent {
  return letter(words[language], language);
}

/** A short mail with at most one thing to do, in both forms. */
export function letter(
  { subject, title, preview, name, paragraphs, action, notes }: Letter,
  language: Language = "en",
): MailContent {
  notePlaces([
    ...([
      ["subject", subject],
      ["title", title],
      ["preview", preview],
      ["button", action?.label],
    ] as const),
    ...paragraphs.map((said) => ["text", said] as const),
    ...notes.map((said) => ["note", said] as const),
  ]);
  const { greeting: greet, unnamed, inFull } = FRAME[language];
  // What is no name, but a link say, is not sent on to anybody in ours.
  const greeting = personName.safeParse(name).success ? greet(nameInMail(name)) : unnamed;
  return {
    subject,
    text: [
      greeting,
      ...paragraphs,
      ...(action ? [`${action.label}:\n${action.href}`] : []),
      ...notes,
      textFooter(language),
    ].join("\n\n"),
    html: mailPage({
      ...{ title, preview, language },
      body: html`${heading(title)}
${paragraph(greeting)}
${paragraphs.map(paragraph)}
${action ? button(action.label, action.href) : null}
${notes.map(note)}
${action ? linkInFull(action.href, inFull) : null}`,
    }),
  };
}

/** For mail programs that show no buttons, and for those who copy a link elsewhere. */
function linkInFull(href: string, words: string) {
  return html`<p class="soft" style="margin:18px 0 0;font-size:13px;line-height:1.55;color:#56637a;overflow-wrap:anywhere">${words} <a class="link" href="${href}" style="color:#1d4ed8">${href}</a></p>`;
}
