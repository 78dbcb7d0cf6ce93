import { addressInput, RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { AccountCard } from "../../features/accounts/components/account-card.tsx";
import { SwitchLink } from "../../features/accounts/components/switch-link.tsx";
import { requestPasswordReset } from "../../features/accounts/data/password.ts";
import { useTyped } from "../../features/accounts/hooks/use-typed.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Resend } from "../../ui/resend.tsx";

export default function PasswordReset() {
  const [sent, setSent] = useState<{ email: string; from: number } | null>(null);
  const typed = useTyped("sign-in");
  usePageTitle(sent ? "Check Your Email" : "Reset your password");

  async function request(email: string): Promise<void> {
    await requestPasswordReset(email);
    setSent({ email, from: Date.now() + RESEND_AFTER_S * 1000 });
  }

  const back = <SwitchLink to={PATHS.login}>Back to sign-in</SwitchLink>;
  if (sent) {
    return (
      <AccountCard
        title="Check Your Email"
        intro={
          <div role="status">
            If an account exists for <strong className="font-semibold text-base-content">{sent.email}</strong>
            , a link to set a new password is on its way. It can take a minute; please look into the spam
            folder too.
          </div>
        }
        foot={back}
      >
        <Resend
          from={sent.from}
          label="Send the link again"
          onResend={async () => {
            await request(sent.email);
            return "If the account exists, another link is on its way.";
          }}
        />
        <Button look="outline" block onClick={() => setSent(null)}>
          Try another email
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Reset your password"
      intro="We send a link to the email address of your account."
      foot={back}
    >
      <Form
        label="Reset your password"
        schema={addressInput}
        defaultValues={{ email: typed.start.email }}
        onChange={(values) => typed.keep(values)}
        onSubmit={({ email }) => request(email)}
      >
        {({ busy }) => (
          <>
            <Field name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
            <Button type="submit" block busy={busy} className="mt-2">
              Send the link
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}
