import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import type { Order } from "@niyamdesk/domain/orders/order";
import { STEP_NAMES_HI } from "@niyamdesk/domain/steps/step-names-hi";
import { formatDate } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { SAMPLE, SAMPLE_WORDS } from "../mail/samples.ts";
import type { Cause } from "./cause.ts";
import type { NextTurn } from "./next-turn.ts";

/** As `Cause` writes it, and whatever a later version adds. */
export const storedCause = z.looseObject({ kind: z.string() });
export type StoredCause = z.output<typeof storedCause>;

/** What is said of a cause. */
interface Said {
  subject: string;
  text: string;
}

/** What a client did themselves, or need not know at once, is in no mail. */
type MailedKind = Exclude<Cause["kind"], "waived" | "act_done" | "act_accepted" | "approved" | "changes">;
type Saying = (cause: StoredCause, about: { service: string; who: string }) => Said;
const value = (of: unknown) => (typeof of === "string" || typeof of === "number" ? String(of) : "");
const date = (of: unknown) => (typeof of === "number" ? formatDate(of) : "");
const list = (of: unknown) => (Array.isArray(of) ? of.map(value).join(", ") : "");
const inHindi = (name: unknown) => STEP_NAMES_HI[value(name)] ?? value(name);

/** The weightiest first: it is the subject of a mail about several. */
const SAID: Record<MailedKind, Record<Language, Saying>> = {
  done: {
    en: (_, { service }) => ({
      subject: say`Done: ${{ service }}`,
      text: say`Your order is complete. You'll find the result at the top of the order and in your documents.`,
    }),
    hi: (_, { service }) => ({
      subject: say`पूरा हुआ: ${{ service }}`,
      text: say`आपका ऑर्डर पूरा हो गया है। नतीजा ऑर्डर में सबसे ऊपर और आपके दस्तावेज़ों में मिलेगा।`,
    }),
  },
  filed: {
    en: ({ name, number }, { service }) => ({
      subject: say`Filed: ${{ service }}`,
      text: say`${{ name: value(name) }}. The number is ${{ number: value(number) }}.`,
    }),
    hi: ({ name, number }, { service }) => ({
      subject: say`फ़ाइल हो गया: ${{ service }}`,
      text: say`${{ step: inHindi(name) }}: हो गया। नंबर ${{ number: value(number) }} है।`,
    }),
  },
  draft: {
    en: ({ version }, { service }) => ({
      subject: say`A draft for ${{ service }} is ready for your approval`,
      text: say`Please look at version ${{ version: value(version) }} and approve it, or tell us what to change. We'll file exactly what you approve.`,
    }),
    hi: ({ version }, { service }) => ({
      subject: say`${{ service }} का ड्राफ़्ट आपकी मंज़ूरी के लिए तैयार है`,
      text: say`कृपया संस्करण ${{ version: value(version) }} देखकर मंज़ूरी दें, या बताएँ कि क्या बदलना है। हम ठीक वही फ़ाइल करेंगे जिसे आप मंज़ूरी देंगे।`,
    }),
  },
  asked: {
    en: ({ labels, reason, until }, { service }) => ({
      subject: say`We need documents for ${{ service }} by ${{ day: date(until) }}`,
      text: say`Please send: ${{ papers: list(labels) }}. Why: ${{ reason: value(reason) }}`,
    }),
    hi: ({ labels, reason, until }, { service }) => ({
      subject: say`${{ service }} के लिए ${{ day: date(until) }} तक दस्तावेज़ चाहिए`,
      text: say`कृपया भेजें: ${{ papers: list(labels) }}। क्यों: ${{ reason: value(reason) }}`,
    }),
  },
  again: {
    en: ({ label, reason }, { service }) => ({
      subject: say`Please send a document for ${{ service }} again`,
      text: `${value(label)}: ${value(reason)}`,
    }),
    hi: ({ label, reason }, { service }) => ({
      subject: say`${{ service }} के लिए एक दस्तावेज़ दोबारा भेजें`,
      text: `${value(label)}: ${value(reason)}`,
    }),
  },
  act_again: {
    en: ({ label, reason }, { service }) => ({
      subject: `One thing for ${service} isn't done yet`,
      text: `${value(label)}: ${value(reason)}`,
    }),
    hi: ({ label, reason }, { service }) => ({
      subject: `${service} के लिए एक काम अभी बाक़ी है`,
      text: `${value(label)}: ${value(reason)}`,
    }),
  },
  reminder: {
    en: ({ name }, { service }) => ({
      subject: say`${{ service }} is waiting for you`,
      text: say`We can't continue until this is done: ${{ name: value(name) }}.`,
    }),
    hi: ({ name }, { service }) => ({
      subject: say`${{ service }} आपके इंतज़ार में है`,
      text: say`आपके बिना काम आगे नहीं बढ़ सकता: ${{ step: inHindi(name) }}।`,
    }),
  },
  later: {
    en: ({ promised, was, reason }, { service }) => ({
      subject: say`New date for ${{ service }}: ${{ day: date(promised) }}`,
      text: say`This is taking longer than we said. New date: ${{ day: date(promised) }} instead of ${{ before: date(was) }}.${{ why: reason ? ` Why: ${value(reason)}` : "" }}`,
    }),
    hi: ({ promised, was, reason }, { service }) => ({
      subject: say`${{ service }} की नई तारीख़: ${{ day: date(promised) }}`,
      text: say`इसमें हमारे बताए समय से ज़्यादा लग रहा है। नई तारीख़: ${{ before: date(was) }} के बजाय ${{ day: date(promised) }}।${{ why: reason ? ` क्यों: ${value(reason)}` : "" }}`,
    }),
  },
  handed_over: {
    en: ({ name }, { service }) => ({
      subject: say`${{ name: value(name) }} is now handling ${{ service }}`,
      text: say`${{ name: value(name) }} is now handling your order and has your documents and messages. You don't need to do anything.`,
    }),
    hi: ({ name }, { service }) => ({
      subject: say`${{ service }} का काम अब ${{ name: value(name) }} देखेंगे`,
      text: say`अब आपका ऑर्डर ${{ name: value(name) }} देखेंगे। दस्तावेज़ और संदेश भी उनके पास हैं। आपको कुछ नहीं करना है।`,
    }),
  },
  begun: {
    en: (_, { service, who }) => ({
      subject: say`${{ who }} has started on ${{ service }}`,
      text: say`You can follow every step and its date on your order.`,
    }),
    hi: (_, { service, who }) => ({
      subject: say`${{ who }} ने ${{ service }} पर काम शुरू किया`,
      text: say`हर क़दम और उसकी तारीख़ आपके ऑर्डर में दी गई है।`,
    }),
  },
  step_done: {
    en: ({ name }, { service }) => ({
      subject: say`Progress on ${{ service }}`,
      text: say`Done: ${{ name: value(name) }}.`,
    }),
    hi: ({ name }, { service }) => ({
      subject: say`${{ service }}: एक क़दम और पूरा हुआ`,
      text: say`पूरा हुआ: ${{ step: inHindi(name) }}।`,
    }),
  },
};

const TURN: Record<Language, (turn: NextTurn) => string> = {
  en: ({ name, by }) =>
    say`Now it's your turn, by ${{ day: date(by) }}: ${{ name }}. Your order shows what to do.`,
  hi: ({ name, by }) =>
    say`अब आपकी बारी है, ${{ day: date(by) }} तक: ${{ step: inHindi(name) }}। कैसे करें, यह ऑर्डर में लिखा है।`,
};

export function isSaid({ kind }: StoredCause): boolean {
  return sayingsOf(kind) !== undefined;
}

function sayingsOf(kind: string): Record<Language, Saying> | undefined {
  return Object.hasOwn(SAID, kind) ? SAID[kind as MailedKind] : undefined;
}

/** Where what a mail is about is done; what needs nothing of its reader leads to the whole order. */
function placeOf(orderId: string, kind: string | undefined): string {
  if (kind === "draft") return PATHS.userOrderPart(orderId, "draft");
  if (kind === "asked" || kind === "again" || kind === "act_again")
    return PATHS.userOrderPart(orderId, "documents");
  return PATHS.userOrder(orderId);
}

const FRAME: Record<Language, { action(): string; note(): string; us: string; prefix: string }> = {
  en: {
    action: () => say`Open your order`,
    note: () => say`You're getting this email because there is news about your order.`,
    us: "Our team",
    prefix: "",
  },
  hi: {
    action: () => say`ऑर्डर खोलें`,
    note: () => say`आपके ऑर्डर में कुछ नया हुआ है, इसलिए यह ईमेल आया है।`,
    us: "हमारी टीम",
    prefix: "/hi",
  },
};

interface Facts {
  order: Pick<Order, "id" | "service_name" | "assigned_name" | "language">;
  name: string;
  causes: readonly StoredCause[];
  /** What its reader has to do next; null: nothing. */
  turn?: NextTurn | null;
  /** Our address. */
  site: string;
}

/** Null: there is nothing to say. A subject names the service and never what somebody wrote: a lock screen is read by others. */
export function orderNews({ order, name, causes, turn = null, site }: Facts): MailContent | null {
  const { language = "en", service_name: service, assigned_name } = order;
  const about = { service, who: assigned_name ?? FRAME[language].us };
  const kinds = Object.keys(SAID);
  const sorted = [...causes].sort((one, next) => kinds.indexOf(one.kind) - kinds.indexOf(next.kind));
  const said = sorted.flatMap((one) => sayingsOf(one.kind)?.[language](one, about) ?? []);
  const [first] = said;
  if (first === undefined) return null;
  const { action, note } = FRAME[language];
  return letter(
    {
      subject: first.subject,
      title: first.subject,
      preview: first.text,
      name,
      paragraphs: [...said.map(({ text }) => text), ...(turn === null ? [] : [TURN[language](turn)])],
      action: {
        label: action(),
        href: `${site}${FRAME[language].prefix}${placeOf(order.id, sorted.find(isSaid)?.kind)}`,
      },
      notes: [note()],
    },
    language,
  );
}

const SAMPLE_CAUSE = {
  ...{ number: "AA2711260001", version: 2, until: SAMPLE.at, promised: SAMPLE.at, was: SAMPLE.at },
} as const;

/** What is said of each cause, in a mail of its own. */
export function sampleNews(language: Language): MailContent[] {
  const { paper, reason } = SAMPLE_WORDS[language];
  const order = { id: SAMPLE.order, service_name: SAMPLE.service, assigned_name: "Ravi Kumar", language };
  return Object.keys(SAID).flatMap((kind) => {
    const name = kind === "handed_over" ? "Ravi Kumar" : (Object.keys(STEP_NAMES_HI)[0] ?? "");
    const causes = [{ ...SAMPLE_CAUSE, kind, name, label: paper, labels: [paper], reason }];
    const turn =
      kind === "filed" ? { step: "everify", name: "You e-verify the return", by: SAMPLE.at } : null;
    return orderNews({ order, name: SAMPLE.name, causes, turn, site: SAMPLE.link }) ?? [];
  });
}
