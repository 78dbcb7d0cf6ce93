import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import type { AccessEntry, ShownAccess } from "@niyamdesk/domain/privacy/access";
import type { ConsentSwitches } from "@niyamdesk/domain/privacy/callables";
import type { Nominee } from "@niyamdesk/domain/privacy/nominee";
import { accessBeforeQuery, accessToQuery, NOMINEES } from "@niyamdesk/domain/privacy/queries";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { hasAgreed } from "../consents/note-consent.ts";
import { consentStateOf, consentsOf } from "../consents/own-consents.ts";
import type { BelongingsRegister } from "../platform/belongings.ts";
import { proven } from "../platform/proven.ts";
import { recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";

const MOST_CONSENTS = 100;

/** Whether their number may be called: known to whoever knows the leads. */
type MayCall = (phone: string) => Promise<boolean>;

/** What the privacy centre shows of the caller. */
export async function ownPrivacy(
  account: UserRecord,
  belongings: BelongingsRegister,
  mayCall: MayCall,
): Promise<CallableOutputs["ownPrivacy"]> {
  const { uid } = account;
  const [said, access, nominee, open] = await Promise.all([
    consentsShown(account, mayCall),
    runQuery(accessToQuery, { uid }),
    recordRef(NOMINEES, uid).get(),
    Promise.all(belongings.map((noun) => noun.isOpen?.(uid) ?? false)),
  ]);
  return {
    ...said,
    access: access.map(shownAccess),
    nominee: nomineeShown(nominee.data()),
    deletion: open.includes(true) ? "orders_open" : "possible",
  };
}

/** What they agreed to, and how each switch stands. */
export async function consentsShown(
  account: UserRecord,
  mayCall: MayCall,
): Promise<CallableOutputs["setConsent"]> {
  const { uid } = account;
  const { phone } = proven(account);
  const [own, ofNumber, mail, calls, whatsapp, number] = await Promise.all([
    consentsOf({ uid }),
    phone === null ? [] : consentsOf({ phone }),
    hasAgreed(uid, "marketing_mail"),
    hasAgreed(uid, "marketing_calls"),
    hasAgreed(uid, "marketing_whatsapp"),
    phone === null ? null : mayBeCalled(phone, mayCall),
  ]);
  const switches: ConsentSwitches = {
    ...{ marketing_mail: mail, marketing_calls: calls, marketing_whatsapp: whatsapp },
    calls: number,
  };
  const consents = [...own, ...ofNumber].sort((one, other) => other.at - one.at).slice(0, MOST_CONSENTS);
  return { switches, consents };
}

async function mayBeCalled(phone: string, mayCall: MayCall): Promise<boolean> {
  const state = await consentStateOf({ phone });
  return state?.purposes.calls?.given ?? (await mayCall(phone));
}

/** What is older than an instant (epoch ms). */
export async function olderAccess(
  uid: string,
  { before }: ParsedInput<"ownAccessLog">,
): Promise<ShownAccess[]> {
  return (await runQuery(accessBeforeQuery, { uid, before_at: before })).map(shownAccess);
}

function shownAccess(found: QueryDocumentSnapshot): ShownAccess {
  const { kind, what, order_id, by_role, at } = found.data() as AccessEntry;
  return { kind, what, order_id, by_role, at: at.toMillis() };
}

function nomineeShown(nominee: Nominee | undefined): CallableOutputs["ownPrivacy"]["nominee"] {
  if (nominee === undefined) return null;
  const { name, relation, phone } = nominee;
  return { name, relation, phone };
}
