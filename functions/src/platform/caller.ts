import { REAUTHENTICATION_MINUTES } from "@niyamdesk/domain/accounts/account";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { type Role, roleOf } from "@niyamdesk/domain/base/roles";
import { sessionIn } from "@niyamdesk/domain/sessions/session-name";
import type { UserRecord } from "firebase-admin/auth";
import type { CallableRequest } from "firebase-functions/https";
import { accountOf, isProvenPastUs, recordOf, refuseForeignAddress } from "./account-record.ts";
import { inTurn } from "./account-turn.ts";
import { MINUTE_MS, SECOND_MS } from "./clock.ts";
import { endSessions } from "./sessions.ts";

/** Who calls: taken from the verified token, never from the input. */
export interface Caller {
  uid: string;
  /** Null while the account has no role yet. */
  role: Role | null;
  /** When the password or code was given that this token goes back to, epoch ms. */
  signedInAt: number;
  /** Which of the person's sessions it is (`sessionIn`). */
  session: string;
  /** Whether it was begun with a second step. */
  secondStep: boolean;
}

/** A uid as the provider allows it, and usable as a document id. */
const UID = /^(?!__.*__$)[^/]{1,128}$/;

/**
 * The person behind a token. The SDK has verified it; what an emulator lets pass (no person, no time, over) is refused
 * here.
 *
 * @throws DomainError unauthenticated; forbidden for a guest of the anonymous sign-in
 */
export function callerOf(request: Pick<CallableRequest, "auth">): Caller {
  const caller = holderOf(request);
  if (isAnonymous(request)) throw new DomainError("forbidden");
  return caller;
}

function holderOf({ auth }: Pick<CallableRequest, "auth">): Caller {
  if (!auth || typeof auth.uid !== "string" || !UID.test(auth.uid)) throw new DomainError("unauthenticated");
  const { exp, auth_time, role } = auth.token;
  if (!(Number(exp) * SECOND_MS > Date.now())) throw new DomainError("unauthenticated");
  const signedInAt = Number(auth_time) * SECOND_MS;
  return {
    uid: auth.uid,
    role: roleOf(role),
    signedInAt: Number.isFinite(signedInAt) ? signedInAt : 0,
    session: sessionIn(auth.token),
    secondStep: typeof auth.token.firebase?.sign_in_second_factor === "string",
  };
}

/**
 * The same, and a guest of the anonymous sign-in too, who has no role.
 *
 * @throws DomainError unauthenticated
 */
export function guestOf(request: Pick<CallableRequest, "auth">): Caller {
  const caller = holderOf(request);
  return isAnonymous(request) ? { ...caller, role: null } : caller;
}

/** Whether it is the anonymous sign-in of somebody who has no account. */
function isAnonymous({ auth }: Pick<CallableRequest, "auth">): boolean {
  return auth?.token.firebase?.sign_in_provider === "anonymous";
}

/** Whether the token claims a role of staff. */
export function isStaff({ role }: Caller): boolean {
  return role !== null && role !== "client_user";
}

/**
 * The caller's account as it is now, which the token cannot tell: it stays good for up to an hour.
 *
 * @throws DomainError account_suspended; address_restored; unauthenticated when the account is gone or its sessions were
 * ended
 */
export async function currentAccount(caller: Caller): Promise<UserRecord> {
  const account = await existingAccount(caller);
  refuseEnded(caller, account);
  return account;
}

/**
 * The same for whoever has the account's turn: what was found before may have changed until it came.
 *
 * @throws DomainError account_suspended, unauthenticated
 */
export async function currentInTurn(caller: Caller): Promise<UserRecord> {
  const account = await accountOf(caller.uid);
  if (account === null) throw new DomainError("unauthenticated");
  if (account.disabled) throw new DomainError("account_suspended");
  refuseEnded(caller, account);
  return account;
}

/** `endSessions` lets none of its own second count, so that an equal time is a later sign-in. */
function refuseEnded({ signedInAt }: Caller, { tokensValidAfterTime }: UserRecord): void {
  if (signedInAt < Date.parse(tokensValidAfterTime ?? "")) throw new DomainError("unauthenticated");
}

/**
 * The same, but a client whose sessions were just ended may go on until the token is over: a new address or password ends
 * them, and the screen that asked for it still has something to do.
 *
 * @throws DomainError account_suspended, unauthenticated
 */
export function ownAccount(caller: Caller): Promise<UserRecord> {
  return isStaff(caller) ? currentAccount(caller) : existingAccount(caller);
}

/** Refuses staff whose power was taken away. @throws DomainError account_suspended, unauthenticated, forbidden */
export async function refuseFormerStaff(caller: Caller): Promise<void> {
  if (!isStaff(caller)) return;
  const account = await currentAccount(caller);
  if (roleOf(account.customClaims?.role) !== caller.role) throw new DomainError("forbidden");
}

/** @throws DomainError reauthentication_needed unless the sign-in is a few minutes old at most */
export function needFreshSignIn({ signedInAt }: Caller): void {
  if (Date.now() - signedInAt > REAUTHENTICATION_MINUTES * MINUTE_MS) {
    throw new DomainError("reauthentication_needed");
  }
}

async function existingAccount(caller: Caller): Promise<UserRecord> {
  const account = await accountOf(caller.uid);
  if (account === null) throw new DomainError("unauthenticated");
  if (account.disabled) throw new DomainError("account_suspended");
  await refuseForeignAddress(account);
  await refuseProvenPastUs(caller, account);
  return account;
}

/** Whose proof that was is not known, nor who else is in the account: that is settled at the next sign-in. */
async function refuseProvenPastUs(caller: Caller, account: UserRecord): Promise<void> {
  if (!account.emailVerified) return;
  const record = await recordOf(account.uid);
  if (!record || !isProvenPastUs(record, account)) return;
  refuseEnded(caller, account);
  await inTurn(account.uid, async () => {
    const [now, known] = await Promise.all([accountOf(account.uid), recordOf(account.uid)]);
    if (!now || !known || !isProvenPastUs(known, now)) return;
    await endSessions(account.uid);
    throw new DomainError("unauthenticated");
  });
}
