import { createHash } from "node:crypto";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import { LINK_DAYS } from "@niyamdesk/domain/leads/lead";
import { LINK_MESSAGE } from "@niyamdesk/domain/leads/link-words";
import { preparedPurchase } from "../leads/prepared-purchase.ts";
import { countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { mailRef, preparedReturnRef, profileRef, returnOfRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { returnLinkMail } from "./return-link.mail.ts";

const REMEMBERED_DAYS = 90;

/** Null: nobody has proven a mailbox, and no mail is sent. */
type Wanted = Omit<ParsedInput<"prepareReturn">, "email"> & { email: string | null };

/**
 * Prepares a purchase for a client and mails them an address that opens at the plan. They sign in, see today's price and pay; work begins
 * with the payment, and whoever prepared it is given the order if they can take it.
 *
 * @param noting what else is written in the same commit, once for each request
 * @throws DomainError service_not_found, plan_not_found
 */
export async function prepareReturn(
  { name, email, service_id, plan_id, note, language, request_id }: Wanted,
  { uid }: Pick<Caller, "uid">,
  noting: (unit: UnitOfWork, prepared: { code: string; mailed: boolean }) => void = () => undefined,
): Promise<CallableOutputs["prepareReturn"]> {
  const code = codeOf(`${uid} ${request_id}`);
  const sender = (await profileRef(uid).get()).data()?.name.split(/\s/u)[0] ?? "";
  const prepared = await preparedPurchase({ service_id, plan_id, code, language, name, sender });
  const mail = `return_link_${code}`;
  const mailed = await commitTogether(async (unit) => {
    if (await unit.get(preparedReturnRef(code))) return (await unit.get(mailRef(mail))) !== undefined;
    const expires_at = timestamp(unit.now() + LINK_DAYS * DAY_MS);
    unit.create(preparedReturnRef(code), { by: uid, name, service_id, plan_id, note, expires_at });
    // Whose mailbox it is nobody has proven here.
    const goes = email !== null && (await countUnproven(unit, email, { as: "account", who: uid }));
    if (goes) queueMail(unit, returnLinkMail, { id: mail, to: email, data: { code, language } });
    noting(unit, { code, mailed: goes });
    return goes;
  });
  const message = LINK_MESSAGE[language](prepared);
  return { link: prepared.link, text: note === null ? message : `${message}\n\n${note}`, mailed };
}

/** As long as the codes of other prepared purchases; the request that it is made of nobody else knows. */
function codeOf(request: string): string {
  return createHash("sha256").update(request).digest("base64url").slice(0, 12);
}

/** Notes who prepared a checkout, by the code that its client's address carried. A code that nobody made is nobody's. */
export async function noteReturn(
  { id, service_id }: Pick<Checkout, "id" | "service_id">,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) return;
  await commitTogether(async (unit) => {
    const prepared = await unit.get(preparedReturnRef(code));
    if (prepared?.service_id !== service_id || prepared.expires_at.toMillis() < unit.now()) return;
    const expires_at = timestamp(unit.now() + REMEMBERED_DAYS * DAY_MS);
    unit.merge(returnOfRef(id), { by: prepared.by, expires_at });
  });
}
