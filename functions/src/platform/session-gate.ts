import { DomainError } from "@niyamdesk/domain/base/errors";
import { needsSecondStep, type SecondStepRule } from "@niyamdesk/domain/sessions/second-step";
import { isEnded } from "@niyamdesk/domain/sessions/session-gate";
import type { Caller } from "./caller.ts";
import { profileRef, settingsRef } from "./refs.ts";

/**
 * Refuses a session that was ended: its tokens stay good at the provider, which ends all sessions of an account or none. One document
 * (decision 041).
 *
 * @throws DomainError session_ended
 */
export async function refuseEndedSession({ uid, session, signedInAt }: Caller): Promise<void> {
  const profile = (await profileRef(uid).get()).data();
  if (profile && isEnded(profile, session, signedInAt)) throw new DomainError("session_ended");
}

/** @throws DomainError second_step_needed where the firm demands it and this session was begun without */
export async function refuseWithoutSecondStep({ role, secondStep }: Caller): Promise<void> {
  if (role === null || role === "client_user" || secondStep) return;
  if (needsSecondStep(await secondStepRule(), role)) throw new DomainError("second_step_needed");
}

export async function secondStepRule(): Promise<SecondStepRule> {
  return (await settingsRef("access").get()).data()?.second_step ?? "nobody";
}
