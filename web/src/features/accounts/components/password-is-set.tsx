import { PATHS } from "@niyamdesk/domain/base/addresses";
import { accounts } from "#messages/accounts.ts";
import { passwords } from "#messages/passwords.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Filled } from "../../../ui/filled.tsx";
import type { PasswordSet } from "../data/password.ts";
import { AccountCard, strong } from "./account-card.tsx";

/** What a new password did, and who else can still sign in. */
export function PasswordIsSet({ outcome }: { outcome: PasswordSet }) {
  const { stillSignedIn, phone_end, phone_removed } = outcome;
  return (
    <AccountCard
      title={passwords.doneTitle}
      intro={
        <div role="status" className="grid gap-3">
          <p>{stillSignedIn ? passwords.doneHere : passwords.done}</p>
          {phone_end !== null && (
            <p>
              <Filled text={passwords.phoneSignsIn} parts={{ end: strong(phone_end) }} />
            </p>
          )}
          {phone_removed !== null && (
            <p>
              <Filled text={passwords.phoneRemoved} parts={{ end: strong(phone_removed) }} />
            </p>
          )}
        </div>
      }
    >
      <div className="grid gap-3">
        <ButtonLink to={PATHS.login} block>
          {stillSignedIn ? accounts.continue : accounts.signIn}
        </ButtonLink>
        {phone_end !== null && (
          <ButtonLink to={PATHS.user.profile} look="outline" block>
            {accounts.toProfile}
          </ButtonLink>
        )}
      </div>
    </AccountCard>
  );
}
