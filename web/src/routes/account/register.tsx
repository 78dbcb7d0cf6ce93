import { emailSignUp } from "@niyamdesk/domain/account";
import { useState } from "react";
import type * as z from "zod/mini";
import { EMAIL_TAKEN } from "../../features/account/auth-words.ts";
import { AccountCard } from "../../features/account/components/account-card.tsx";
import { SwitchLink } from "../../features/account/components/switch-link.tsx";
import { registerByEmail } from "../../features/account/data/register-by-email.ts";
import { AppError, errorWords } from "../../lib/app-error.ts";
import { clearDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { PATHS } from "../../lib/paths.ts";
import { toast } from "../../lib/toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";

const DRAFT = "register";
const FAILURE_TOAST_MS = 5000;

export default function Register() {
  usePageTitle("Create an account");
  const [taken, setTaken] = useState(false);
  const [typed] = useState(typedBefore);

  async function register(registration: z.output<typeof emailSignUp>): Promise<void> {
    setTaken(false);
    try {
      await registerByEmail(registration);
      clearDraft(DRAFT);
    } catch (error) {
      setTaken(error instanceof AppError && error.facts.reason === EMAIL_TAKEN);
      toast("error", errorWords(error), { duration: FAILURE_TOAST_MS });
      throw error;
    }
  }

  return (
    <AccountCard
      title="Create an account"
      intro="One account for your orders, documents and payments."
      foot={
        <>
          Already have an account? <SwitchLink to={PATHS.login}>Sign in</SwitchLink>
        </>
      }
    >
      <Form
        label="Create an account"
        schema={emailSignUp}
        defaultValues={{ ...typed, password: "", confirmPassword: "" }}
        onChange={keepTyped}
        onSubmit={register}
      >
        {({ busy }) => (
          <>
            {taken && (
              <p className="mb-4">
                <SwitchLink to={PATHS.login}>Sign in with this address</SwitchLink>
              </p>
            )}
            <Field name="name" label="Full name" autoComplete="name" />
            <Field name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
            <Field
              name="phone"
              label="Phone"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              hint="With country code, such as +91 98765 43210"
            />
            <Field
              name="password"
              label="Password"
              type="password"
              autoComplete="new-password"
              hint="At least 8 characters"
            />
            <Field
              name="confirmPassword"
              label="Confirm password"
              type="password"
              autoComplete="new-password"
            />
            <Button type="submit" block busy={busy} className="mt-2">
              Create account
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}

interface Typed {
  name: string;
  email: string;
  phone: string;
}

function typedBefore(): Typed {
  const draft = readDraft(DRAFT) ?? {};
  const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
  return { name: text(draft.name, ""), email: text(draft.email, ""), phone: text(draft.phone, "+91 ") };
}

/** Passwords are never kept. */
function keepTyped({ name = "", email = "", phone = "" }: Partial<Typed>): void {
  writeDraft(DRAFT, { name, email, phone });
}
