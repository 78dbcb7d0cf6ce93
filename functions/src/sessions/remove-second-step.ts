import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { needsSecondStep } from "@niyamdesk/domain/sessions/second-step";
import { queueMail } from "../mail/queue-mail.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accounts } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import { type Caller, currentAccount, currentInTurn, needFreshSignIn } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { inStaffTurn } from "../platform/in-staff-turn.ts";
import { profileRef } from "../platform/refs.ts";
import { secondStepRule } from "../platform/session-gate.ts";
import { endSessions } from "../platform/sessions.ts";
import { staffMember } from "../platform/staff-member.ts";
import { endOthers } from "./end-sessions.ts";
import { factorsOf, keepSecondStep } from "./keep-second-step.ts";
import { secondStepMail } from "./second-step.mail.ts";

/**
 * One's own, right after a sign-in with it, and only where the firm does not ask for it.
 *
 * @throws DomainError reauthentication_needed, second_step_demanded
 */
export async function removeOwnSecondStep(caller: Caller): Promise<void> {
  const account = await currentAccount(caller);
  if (factorsOf(account).length > 0) {
    needFreshSignIn(caller);
    if (!caller.secondStep) throw new DomainError("reauthentication_needed");
    if (needsSecondStep(await secondStepRule(), caller.role)) throw new DomainError("second_step_demanded");
    await inTurn(caller.uid, async () => {
      await currentInTurn(caller);
      await takeOff(caller.uid);
    });
  }
  await keepSecondStep(caller.uid);
}

/**
 * Of a colleague whose phone is lost: they are signed out everywhere, and set up another after the next sign-in.
 *
 * @throws DomainError own_account, staff_not_found, second_step_missing
 */
export async function removeStaffSecondStep(
  { uid, reason: { kind, words } }: ParsedInput<"removeStaffSecondStep">,
  by: Caller,
): Promise<void> {
  if (uid === by.uid) throw new DomainError("own_account");
  await inStaffTurn(uid, by, async () => {
    const { account, profile } = await staffMember(uid);
    if (factorsOf(account).length === 0 && !profile.second_step) throw new DomainError("second_step_missing");
    const { email } = account;
    const phone_end = profile.second_step?.phone_end ?? null;
    await endOthers(uid, null, (unit) => {
      unit.update(profileRef(uid), { second_step: null, updated_at: timestamp() });
      if (email) {
        const data = { uid, change: "removed_by_us", phone_end } as const;
        queueMail(unit, secondStepMail, { id: `second-step_${uid}_${Date.now()}`, to: email, data });
      }
      audit(unit, `staff.second_step_removed_${uid}_${Date.now()}`, {
        ...{ actor: by.uid, role: by.role ?? "", action: "staff.second_step_removed" },
        ...{ subject: profileRef(uid).path, before: { phone_end }, after: null },
        reason: { kind, words: words ?? null },
      });
    });
    // After it is noted: whoever dies in between finds the step still there, and does it again.
    await takeOff(uid);
    await endSessions(uid);
  });
}

async function takeOff(uid: string): Promise<void> {
  await (await accounts()).updateUser(uid, { multiFactor: { enrolledFactors: null } });
}
