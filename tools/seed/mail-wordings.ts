import { MAIL_WORDING_VERSIONS, MAIL_WORDINGS } from "@niyamdesk/domain/mail/queries";
import type { MailWording, MailWordingVersion, OtherWords } from "@niyamdesk/domain/mail/wording";
import { Timestamp } from "firebase-admin/firestore";

const DAY_MS = 86_400_000;
const TEMPLATE = "consultation-held";

const ONCE: OtherWords = { original: "We ask only this once.", words: "We won't ask again." };
const TITLE: OtherWords = {
  original: "How was your consultation?",
  words: "How did your consultation go?",
};

/** The mail that asks for a review, worded otherwise twice, by two administrators. */
export function mailWordingDocuments(now: number): [path: string, MailWording | MailWordingVersion][] {
  const at = (days: number) => Timestamp.fromMillis(now - days * DAY_MS);
  const first = { by: "demo-admin", by_name: "Anita Deshmukh", at: at(9), words: [ONCE], version: 1 };
  const second = {
    ...{ by: "demo-admin-two-step", by_name: "Farhan Qureshi", at: at(2) },
    ...{ words: [TITLE, ONCE], version: 2 },
  };
  return [
    [`${MAIL_WORDINGS}/${TEMPLATE}`, { id: TEMPLATE, ...second }],
    ...[first, second].map((one): [string, MailWordingVersion] => {
      const id = `${TEMPLATE}_${one.version}`;
      return [`${MAIL_WORDING_VERSIONS}/${id}`, { id, template: TEMPLATE, ...one }];
    }),
  ];
}
