import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { OwnDetails } from "@niyamdesk/domain/profiles/own-details";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { clientAccount, reasonOf } from "./client-account.ts";

const OPTIONAL = ["phone", "address", "state_code", "pan", "gstin", "billing_name"] as const;

/**
 * Which details were corrected is noted, and why; what they were is not: it would outlive the account.
 *
 * @throws DomainError client_not_found; phone_signs_in; changed_meanwhile when the profile is another than the one that was seen
 */
export async function correctClient(
  { uid, details, seen_at, reason }: ParsedInput<"correctClient">,
  by: Caller,
): Promise<void> {
  const { phoneNumber } = await clientAccount(uid);
  await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (profile === undefined) throw new DomainError("client_not_found");
    const changes = changesOf(profile, details);
    const fields = Object.keys(changes);
    // A second try whose first one's answer was lost.
    if (fields.length === 0) return;
    if (profile.updated_at.toMillis() !== seen_at) throw new DomainError("changed_meanwhile");
    // The account says it anew with the next sign-in.
    if (phoneNumber !== undefined && "phone" in changes) throw new DomainError("phone_signs_in");
    unit.update(profileRef(uid), { ...changes, updated_at: timestamp(unit.now()) });
    audit(unit, `client.corrected_${uid}_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", subject: profileRef(uid).path },
      action: "client.corrected",
      ...{ before: null, after: { fields }, reason: reasonOf(reason) },
    });
  });
}

/** A name is never taken off. */
function changesOf(profile: Profile, { name, ...details }: OwnDetails): Partial<Profile> {
  const changes = OPTIONAL.map((field) => [field, details[field] ?? null] as const).filter(
    ([field, value]) => value !== (profile[field] ?? null),
  );
  return { ...(name === profile.name ? {} : { name }), ...Object.fromEntries(changes) };
}
