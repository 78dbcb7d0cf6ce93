import { randomBytes } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { type Lead, LINK_DAYS } from "@niyamdesk/domain/leads/lead";
import {
  LINK_LANGUAGES,
  LINK_MESSAGE,
  type LinkLanguage,
  type LinkNotMailed,
} from "@niyamdesk/domain/leads/link-words";
import { istDay } from "@niyamdesk/domain/time/time";
import { countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { leadLinkRef, leadRef, mailRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { checkoutLinkMail } from "./checkout-link.mail.ts";
import { isBarred } from "./do-not-call.ts";
import { firstNameOf } from "./lead-for.ts";
import { preparedPurchase } from "./prepared-purchase.ts";

/** What comes of preparing a purchase for somebody. */
export interface LinkSent {
  /** To be pasted, by language. */
  texts: Record<LinkLanguage, string>;
  /** Whether a mail is on its way. */
  mailed: boolean;
  /** Why none is; null: it is, or none was asked for. */
  not_mailed: LinkNotMailed | null;
}

/**
 * Prepares a purchase for a lead: an address that opens at the plan and says who brought them. Asked again for the same, it is the
 * same address, and one mail a day. Nobody has proven whose mailbox it is, so that it is written to a few times an hour at most.
 *
 * @throws DomainError lead_not_found, do_not_call, service_not_found, plan_not_found
 */
export async function sendLink(input: ParsedInput<"sendCheckoutLink">, caller: Caller): Promise<LinkSent> {
  const { lead_id, service_id, plan_id, mail_in } = input;
  const { code, lead, sender, not_mailed } = await commitTogether(async (unit) => {
    const found = await writableLead(unit, lead_id, caller);
    const name = await firstNameOf(unit, caller.uid);
    const linked = { lead_id, by: caller.uid, service_id, plan_id };
    const known = found.link_code ? await unit.get(leadLinkRef(found.link_code)) : undefined;
    const isSame = known && Object.entries(linked).every(([key, value]) => known[key as "by"] === value);
    const used = isSame && found.link_code ? found.link_code : randomBytes(9).toString("base64url");
    const expires_at = timestamp(unit.now() + LINK_DAYS * DAY_MS);
    unit.merge(leadLinkRef(used), { ...linked, expires_at });
    const link = { by: caller.uid, at: timestamp(unit.now()), service_id, plan_id };
    unit.update(leadRef(lead_id), { link, link_code: used, updated_at: timestamp() });
    const reason =
      mail_in === null
        ? null
        : await queue(unit, found, { code: used, plan_id, language: mail_in, by: caller.uid });
    return { code: used, lead: found, sender: name, not_mailed: reason };
  });
  const texts = await Promise.all(
    LINK_LANGUAGES.map(async (language) => {
      const wanted = { service_id, plan_id, code, language, name: lead.name, sender };
      return [language, LINK_MESSAGE[language](await preparedPurchase(wanted))] as const;
    }),
  );
  return {
    texts: Object.fromEntries(texts) as LinkSent["texts"],
    mailed: mail_in !== null && not_mailed === null,
    not_mailed,
  };
}

/** Nobody who asked to be left alone is written to either. */
async function writableLead(unit: UnitOfWork, id: string, { uid, role }: Caller): Promise<Lead> {
  const lead = await unit.get(leadRef(id));
  if (!lead || (role !== "admin" && lead.assigned_to !== uid)) throw new DomainError("lead_not_found");
  if (await isBarred(unit, lead)) throw new DomainError("do_not_call");
  return lead;
}

async function queue(
  unit: UnitOfWork,
  { id, email }: Lead,
  { code, plan_id, language, by }: { code: string; plan_id: string; language: LinkLanguage; by: string },
): Promise<LinkNotMailed | null> {
  if (!email) return "no_address";
  const mail = `checkout_link_${id}_${plan_id}_${language}_${istDay(unit.now())}`;
  if (await unit.get(mailRef(mail))) return "today";
  if (!(await countUnproven(unit, email, { as: "account", who: by }))) return "too_often";
  queueMail(unit, checkoutLinkMail, { id: mail, to: email, data: { code, language } });
  return null;
}
