import { newPasswordForm } from "@niyamdesk/domain/accounts/account";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { accounts } from "#messages/accounts.ts";
import { common } from "#messages/common.ts";
import { passwords } from "#messages/passwords.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { Form } from "../../../ui/form.tsx";
import { Loading } from "../../../ui/states.tsx";
import { addressOfReset, type PasswordSet, setNewPassword } from "../data/password.ts";
import { useChecked } from "../hooks/use-checked.ts";
import { DEAD_LINK, reasonOf } from "../refusals.ts";
import { AccountCard, strong } from "./account-card.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordIsSet } from "./password-is-set.tsx";

export function NewPassword({ code }: { code: string }) {
  const account = useChecked(code, addressOfReset);
  const [done, setDone] = useState<PasswordSet | null>(null);
  const [dead, setDead] = useState<unknown>(null);

  if (done) return <PasswordIsSet outcome={done} />;
  if (dead !== null) return <DeadReset error={dead} />;
  if (account.status === "checking") return <Loading label={accounts.checkingLink} />;
  if (account.status === "bad") return <DeadReset error={account.error} onRetry={account.retry} />;
  const email = account.value;

  return (
    <AccountCard
      title={passwords.setTitle}
      intro={<Filled text={passwords.setFor} parts={{ email: strong(email) }} />}
    >
      <Form
        label={passwords.setForm}
        schema={newPasswordForm}
        defaultValues={{ password: "", confirmPassword: "" }}
        onSubmit={async ({ password }) => {
          try {
            setDone(await setNewPassword(code, password));
          } catch (error) {
            if (reasonOf(error) !== DEAD_LINK) throw error;
            setDead(error);
          }
        }}
      >
        {({ busy }) => (
          <>
            <NewPasswordFields />
            <Button type="submit" block busy={busy} className="mt-2">
              {passwords.set}
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}

function DeadReset({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const isDead = reasonOf(error) === DEAD_LINK;
  return (
    <AccountCard
      title={isDead ? accounts.linkDead : accounts.linkUnchecked}
      intro={<p role="alert">{errorWords(error)}</p>}
    >
      <div className="grid gap-3">
        {!isDead && onRetry && (
          <Button block onClick={onRetry}>
            {common.tryAgain}
          </Button>
        )}
        <ButtonLink to={PATHS.passwordReset} look={isDead ? "primary" : "outline"} block>
          {accounts.newLink}
        </ButtonLink>
      </div>
    </AccountCard>
  );
}
