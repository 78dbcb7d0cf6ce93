import { addressInput, RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { accounts } from "#messages/accounts.ts";
import { passwords } from "#messages/passwords.ts";
import { AccountCard, strong } from "../../features/accounts/components/account-card.tsx";
import { SwitchLink } from "../../features/accounts/components/switch-link.tsx";
import { requestPasswordReset } from "../../features/accounts/data/password.ts";
import { useTyped } from "../../features/accounts/hooks/use-typed.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Filled } from "../../ui/filled.tsx";
import { Form } from "../../ui/form.tsx";
import { Resend } from "../../ui/resend.tsx";

export default function PasswordReset() {
  const [sent, setSent] = useState<{ email: string; from: number } | null>(null);
  const typed = useTyped("sign-in");
  usePageTitle(sent ? passwords.sentTitle : passwords.resetTitle);

  async function request(email: string): Promise<void> {
    await requestPasswordReset(email);
    setSent({ email, from: Date.now() + RESEND_AFTER_S * 1000 });
  }

  const back = <SwitchLink to={PATHS.login}>{passwords.backToSignIn}</SwitchLink>;
  if (sent) {
    return (
      <AccountCard
        title={passwords.sentTitle}
        intro={
          <div role="status">
            <Filled text={passwords.sent} parts={{ email: strong(sent.email) }} />
          </div>
        }
        foot={back}
      >
        <Resend
          from={sent.from}
          label={passwords.again}
          onResend={async () => {
            await request(sent.email);
            return passwords.sentAgain;
          }}
        />
        <Button look="outline" block onClick={() => setSent(null)}>
          {passwords.anotherEmail}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={passwords.resetTitle} intro={passwords.resetLead} foot={back}>
      <Form
        label={passwords.resetTitle}
        schema={addressInput}
        defaultValues={{ email: typed.start.email }}
        onChange={(values) => typed.keep(values)}
        onSubmit={({ email }) => request(email)}
      >
        {({ busy }) => (
          <>
            <Field
              name="email"
              label={accounts.email}
              type="email"
              autoComplete="username"
              inputMode="email"
            />
            <Button type="submit" block busy={busy} className="mt-2">
              {passwords.send}
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}
