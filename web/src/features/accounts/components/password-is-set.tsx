import { PATHS } from "../../../lib/page/paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { PasswordSet } from "../data/password.ts";
import { AccountCard } from "./account-card.tsx";

/** What a new password did, and who else can still sign in. */
export function PasswordIsSet({ outcome }: { outcome: PasswordSet }) {
  const { stillSignedIn, phone_end, phone_removed } = outcome;
  return (
    <AccountCard
      title="Your password is set"
      intro={
        <div role="status" className="grid gap-3">
          <p>
            {stillSignedIn
              ? "You stay signed in here. Every other place where this account was signed in is signed out."
              : "Sign in with it now. Everyone who was signed in to this account before is signed out."}
          </p>
          {phone_end !== null && (
            <p>
              The phone number ending in <strong className="font-semibold">{phone_end}</strong> can also sign
              in. If it is not yours, open your profile and press “Remove phone”.
            </p>
          )}
          {phone_removed !== null && (
            <p>
              The phone number ending in <strong className="font-semibold">{phone_removed}</strong> was added
              before this address was confirmed, so we took it off. If it is yours, add it again in your
              profile.
            </p>
          )}
        </div>
      }
    >
      <div className="grid gap-3">
        <ButtonLink to={PATHS.login} block>
          {stillSignedIn ? "Continue" : "Sign in"}
        </ButtonLink>
        {phone_end !== null && (
          <ButtonLink to={PATHS.userProfile} look="outline" block>
            Go to my profile
          </ButtonLink>
        )}
      </div>
    </AccountCard>
  );
}
