import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import type { ConsultationCanceller } from "@niyamdesk/domain/consultations/consultation";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import {
  type ConsultationFacts,
  calendarOf,
  consultationMailData,
  factsOf,
  findConsultation,
  isProven,
  SAMPLE_CONSULTATIONS,
  timeOf,
} from "./consultation-mail-parts.ts";

/** The CA hears of it also when the client's account, and the consultation with it, is gone. */
export const consultationCancelledMail = defineMail({
  template: "consultation-cancelled",
  data: z.extend(consultationMailData, {
    /** Epoch ms: a consultation is gone when its client's account is. */
    starts_at: z.number(),
  }),
  async read(data, { to }) {
    const [consultation, account] = await Promise.all([findConsultation(data), addressee(data.uid)]);
    if (account === null || (!consultation && data.party === "client")) return null;
    const facts = consultation
      ? factsOf(data, consultation, isProven(account, to))
      : {
          party: data.party,
          name: account.displayName ?? "",
          other: null,
          startsAt: data.starts_at,
          phone: null,
          notes: null,
          url: `${siteAddress()}${dashboardOf("ca")}`,
        };
    const by = consultation?.cancelled_by ?? "client";
    const isClient = data.party === "client";
    // Another time with this CA, or another CA.
    const again = by === "office" || !consultation ? PATHS.caPartners : PATHS.caPartner(consultation.ca_id);
    const url = isClient ? `${siteAddress()}${again}` : facts.url;
    return {
      ...consultationCancelled({ ...facts, url, by, reason: consultation?.reason ?? null }),
      icalEvent: calendarOf(data, facts, to, true),
    };
  },
  samples: () =>
    SAMPLE_CONSULTATIONS.filter(({ phone }) => phone !== null).flatMap((facts) =>
      (["client", "ca", "office"] as const).map((by) =>
        consultationCancelled({ ...facts, by, reason: "I am travelling that day." }),
      ),
    ),
});

interface Cancellation extends ConsultationFacts {
  by: ConsultationCanceller;
  reason: string | null;
}

function consultationCancelled(facts: Cancellation): MailContent {
  const at = timeOf(facts);
  const who = facts.other ?? "A client who closed their account";
  const isOwn = facts.by === facts.party;
  return letter({
    subject: say`Cancelled: consultation ${{ with_whom: facts.other === null ? "" : `with ${facts.other}, ` }}${{ at }}`,
    title: say`Your consultation is cancelled`,
    preview: at,
    name: facts.name,
    paragraphs: [
      whoCancelled(facts, who, at),
      ...(isOwn || facts.reason === null ? [] : [say`The reason given: ${{ reason: facts.reason }}`]),
    ],
    action: {
      label: nextOf(facts),
      href: facts.url,
    },
    notes: [],
  });
}

function nextOf({ by, party }: Cancellation): string {
  if (party === "ca") return say`See your consultations`;
  return by === "office" ? say`Choose another CA` : say`Choose another time`;
}

function whoCancelled({ by, party }: Cancellation, who: string, at: string): string {
  if (by === party)
    return say`You cancelled your consultation with ${{ who }} on ${{ at }}. The time is free again.`;
  if (by !== "office") return say`${{ who }} cancelled the consultation on ${{ at }}.`;
  return party === "client"
    ? say`We are sorry: ${{ who }} is not taking consultations at the moment, so we had to cancel your consultation on ${{ at }}. Please choose another CA, or write to us and we will find one for you.`
    : say`Your consultation with ${{ who }} on ${{ at }} is cancelled, since you no longer take consultations here. We have told the client.`;
}
