import type { Language } from "@niyamdesk/domain/base/languages";
import { SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { SUPPORT_TICKETS, TICKET_ANSWERS } from "@niyamdesk/domain/tickets/queries";
import {
  ANSWER_WITHIN_MS,
  placeInQueue,
  type SupportTicket,
  type ThreadMessage,
  type TicketSource,
} from "@niyamdesk/domain/tickets/ticket";
import type { TicketAnswer } from "@niyamdesk/domain/tickets/ticket-answer";
import { Timestamp } from "firebase-admin/firestore";
import type { DemoUser } from "./data.ts";

interface Asked {
  id: string;
  source: TicketSource;
  /** Null: by somebody without an account. */
  uid: string | null;
  name: string;
  email: string | null;
  language: Language;
  subject: string;
  /** By turns theirs and ours, each so many hours ago. */
  said: readonly (readonly [hoursAgo: number, text: string])[];
  closed?: boolean;
}

const HOUR_MS = 3_600_000;

const ASKED: readonly Asked[] = [
  {
    ...{ id: "tkt_demo_invoice", source: "account", uid: "demo-client", name: "", email: null },
    ...{ language: "en", subject: "Firm name on my invoice" },
    said: [
      [30, "The invoice says Meera Iyer. Can it carry the name of my firm?"],
      [26, "Yes. Open the invoice in Payment History and choose Correct details."],
      [3, "I did, but the GSTIN field says it doesn't match. What should I type?"],
    ],
  },
  {
    ...{ id: "tkt_demo_hindi", source: "contact_form", uid: null, name: "सुनीता देवी" },
    ...{ email: "sunita@example.com", language: "hi", subject: "मेरी दुकान का GST" },
    said: [[55, "मेरी दुकान की बिक्री 30 लाख है। क्या मुझे GST लेना पड़ेगा?"]],
  },
  {
    ...{ id: "tkt_demo_refund", source: "account", uid: "demo-client", name: "", email: null },
    ...{ language: "en", subject: "When does the refund arrive?", closed: true },
    said: [
      [200, "You said the refund was sent. My bank shows nothing yet."],
      [190, "Banks take 5 to 7 working days. If it isn't there by Friday, write to us here."],
    ],
  },
];

const READY: readonly Pick<TicketAnswer, "id" | "title" | "en" | "hi">[] = [
  {
    id: "ans_demo_invoice",
    title: "Where to find an invoice",
    en: "You'll find every invoice as a PDF in your account, under Payment History.",
    hi: "हर इनवॉइस की PDF आपके अकाउंट में 'भुगतान का इतिहास' में है।",
  },
  {
    id: "ans_demo_refund",
    title: "How long a refund takes",
    en: "We've sent the refund to the account you paid from. Banks take 5 to 7 working days.",
    hi: "रिफ़ंड उसी खाते में भेज दिया गया है जिससे आपने भुगतान किया था। बैंक को 5 से 7 कार्य दिवस लगते हैं।",
  },
];

/** Questions of all kinds: one that waits, one that is late, one that is closed; and answers that are kept ready. */
export function ticketDocuments(users: readonly DemoUser[], now: number): [path: string, document: object][] {
  const updated_at = Timestamp.fromMillis(now - 240 * HOUR_MS);
  return [
    ...ASKED.flatMap((asked) => documentsOf(asked, users, now)),
    ...READY.map((one): [string, TicketAnswer] => [
      `${TICKET_ANSWERS}/${one.id}`,
      { ...one, version: 1, updated_at },
    ]),
  ];
}

function documentsOf(asked: Asked, users: readonly DemoUser[], now: number): [string, object][] {
  const { id, source, uid, language, subject, said, closed = false } = asked;
  const user = users.find((one) => one.uid === uid);
  const times = said.map(([hoursAgo]) => now - hoursAgo * HOUR_MS);
  const [first = now] = times;
  const last = times.at(-1) ?? now;
  const waits = said.length % 2 === 1;
  const due = waits ? last + ANSWER_WITHIN_MS : null;
  const [name, email, phone] = [user?.name ?? asked.name, user?.email ?? asked.email, user?.phone ?? null];
  const ticket: SupportTicket = {
    ...{ id, user_id: uid, source, name, email, phone, language, subject, order_id: null },
    ...{ status: closed ? "closed" : waits ? "new" : "answered", messages: said.length },
    ...{ assigned_to: null, assigned_name: null, merged_into: null, merged: [] },
    answer_due: due === null ? null : Timestamp.fromMillis(due),
    queue_at: Timestamp.fromMillis(placeInQueue(due, last)),
    first_answered_at: times[1] === undefined ? null : Timestamp.fromMillis(times[1]),
    search_words: searchWordsOf([name, email, phone, subject]),
    ...{ created_at: Timestamp.fromMillis(first), updated_at: Timestamp.fromMillis(last) },
  };
  const path = `${SUPPORT_TICKETS}/${id}`;
  const messages = said.map(([, text], turn): [string, ThreadMessage] => {
    const isOurs = turn % 2 === 1;
    return [
      `${path}/${SUBCOLLECTIONS.messages}/${turn === 0 ? "first" : `turn_${turn}`}`,
      {
        sender_id: isOurs ? "demo-admin" : (uid ?? ""),
        sender_role: isOurs ? "admin" : uid === null ? "" : "client_user",
        ...{ text, created_at: Timestamp.fromMillis(times[turn] ?? now), attachments: [] },
      },
    ];
  });
  return [[path, ticket], ...messages];
}
