import { emailSignIn } from "@niyamdesk/domain/account";
import { AccountCard } from "../../features/account/components/account-card.tsx";
import { SwitchLink } from "../../features/account/components/switch-link.tsx";
import { signInByEmail } from "../../features/account/data/sign-in-by-email.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { PATHS } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";

export default function Login() {
  usePageTitle("Sign in");
  return (
    <AccountCard
      title="Sign in"
      intro="To your orders, payments and updates."
      foot={
        <>
          New here? <SwitchLink to={PATHS.register}>Create an account</SwitchLink>
        </>
      }
    >
      <Form
        label="Sign in"
        schema={emailSignIn}
        defaultValues={{ email: "", password: "" }}
        onSubmit={signInByEmail}
      >
        {({ busy }) => (
          <>
            <Field name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
            <Field name="password" label="Password" type="password" autoComplete="current-password" />
            <Button type="submit" block busy={busy} className="mt-2">
              Sign in
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}
