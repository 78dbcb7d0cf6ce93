import { newPasswordForm } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { PATHS } from "../../../lib/page/paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Loading } from "../../../ui/states.tsx";
import { DEAD_LINK, reasonOf } from "../auth-words.ts";
import { addressOfReset, type PasswordSet, setNewPassword } from "../data/password.ts";
import { useChecked } from "../hooks/use-checked.ts";
import { AccountCard } from "./account-card.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordIsSet } from "./password-is-set.tsx";

export function NewPassword({ code }: { code: string }) {
  const account = useChecked(code, addressOfReset);
  const [done, setDone] = useState<PasswordSet | null>(null);
  const [dead, setDead] = useState<unknown>(null);

  if (done) return <PasswordIsSet outcome={done} />;
  if (dead !== null) return <DeadReset error={dead} />;
  if (account.status === "checking") return <Loading label="Checking your link…" />;
  if (account.status === "bad") return <DeadReset error={account.error} onRetry={account.retry} />;
  const email = account.value;

  return (
    <AccountCard
      title="Set a new password"
      intro={
        <>
          For <strong className="font-semibold text-base-content">{email}</strong>
        </>
      }
    >
      <Form
        label="Set your password"
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
              Set password
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
      title={isDead ? "This link does not work any more" : "We could not check your link"}
      intro={<p role="alert">{errorWords(error)}</p>}
    >
      <div className="grid gap-3">
        {!isDead && onRetry && (
          <Button block onClick={onRetry}>
            Try again
          </Button>
        )}
        <ButtonLink to={PATHS.passwordReset} look={isDead ? "primary" : "outline"} block>
          Send a new link
        </ButtonLink>
      </div>
    </AccountCard>
  );
}
