import { randomBytes } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { REFERRAL_DAYS } from "@niyamdesk/domain/franchises/referral";
import { LINK_LANGUAGES, LINK_MESSAGE, type LinkLanguage } from "@niyamdesk/domain/leads/link-words";
import { preparedPurchase } from "../leads/prepared-purchase.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { bringsFor } from "../platform/partner-staff.ts";
import { franchiseRef, preparedPurchaseRef, profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { noteBroughtBy } from "./note-referred.ts";

/**
 * An address that opens at the plan and says which partner prepared it. Nobody buys for somebody else: the client signs in, sees
 * today's price and pays.
 *
 * @throws DomainError franchise_not_found, also for another's; franchise_suspended, franchise_ended, service_not_found, plan_not_found
 */
export async function preparePurchase(
  { franchise_id, service_id, plan_id, name }: ParsedInput<"preparePurchase">,
  { uid }: Pick<Caller, "uid">,
): Promise<CallableOutputs["preparePurchase"]> {
  const code = randomBytes(9).toString("base64url");
  const sender = (await profileRef(uid).get()).data()?.name.split(/\s/u)[0] ?? "";
  const made = await Promise.all(
    LINK_LANGUAGES.map(async (language) => {
      const prepared = await preparedPurchase({ service_id, plan_id, code, language, name, sender });
      return { language, link: prepared.link, text: LINK_MESSAGE[language](prepared) };
    }),
  );
  await commitTogether(async (unit) => {
    const franchise = await unit.get(franchiseRef(franchise_id));
    if (!franchise || !(await bringsFor(unit, franchise, uid))) throw new DomainError("franchise_not_found");
    if (franchise.status === "suspended") throw new DomainError("franchise_suspended");
    if (franchise.status === "ended") throw new DomainError("franchise_ended");
    const expires_at = timestamp(unit.now() + REFERRAL_DAYS * DAY_MS);
    unit.create(preparedPurchaseRef(code), { franchise_id, by: uid, service_id, plan_id, expires_at });
  });
  const by = (part: "link" | "text") =>
    Object.fromEntries(made.map((one) => [one.language, one[part]])) as Record<LinkLanguage, string>;
  return { links: by("link"), texts: by("text") };
}

/** Which partner prepared a purchase; null: nobody, another one, or too long ago. */
export async function preparedBy({
  link,
  service_id,
}: Pick<ParsedInput<"createCheckout">, "link" | "service_id">): Promise<string | null> {
  if (link === undefined) return null;
  const prepared = (await preparedPurchaseRef(link).get()).data();
  const counts = prepared?.service_id === service_id && prepared.expires_at.toMillis() > Date.now();
  return counts ? prepared.franchise_id : null;
}

/** The order will be the partner's, as if their code had been followed now. */
export function noteInitiated(checkoutId: string, franchise_id: string): Promise<void> {
  return commitTogether((unit) => noteBroughtBy(unit, checkoutId, franchise_id));
}
