import { FIELD_WORDS } from "@niyamdesk/domain/fields/field-words";
import { useCallback } from "react";
import * as z from "zod/mini";
import { ownAccount } from "#messages/own-account.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { ErrorState, Loading } from "../../../ui/states.tsx";
import { proofNeeded, proveByCode, proveByPassword } from "../data/reauthenticate.ts";
import { useChecked } from "../hooks/use-checked.ts";
import { NumberProof } from "./number-proof.tsx";

const passwordForm = z.strictObject({
  password: z
    .string()
    .check(z.minLength(1, FIELD_WORDS.passwordMissing), z.maxLength(128, FIELD_WORDS.passwordTooLong)),
});

/** Proves once more that it is the owner, then goes on. What `onProved` rejects with is said here. */
export function ProveOwner({
  action,
  danger = false,
  onProved,
}: {
  action: string;
  /** What it proves for cannot be taken back. */
  danger?: boolean;
  onProved(): Promise<void>;
}) {
  const look = useCallback(() => proofNeeded(), []);
  const proof = useChecked("", look);
  if (proof.status === "checking") return <Loading />;
  if (proof.status === "bad") return <ErrorState title={ownAccount.proveFailed} onRetry={proof.retry} />;
  const { value } = proof;
  if (value.by === "nothing") {
    return <p>{ownAccount.proveNothing}</p>;
  }
  if (value.by === "code") {
    return (
      <NumberProof
        phone={value.phone}
        onCode={async (verificationId, code) => {
          await proveByCode(verificationId, code);
          await onProved();
        }}
      />
    );
  }
  return (
    <Form
      label={ownAccount.proveTitle}
      schema={passwordForm}
      defaultValues={{ password: "" }}
      onSubmit={async ({ password }) => {
        await proveByPassword(value.email, password);
        await onProved();
      }}
    >
      {({ busy }) => (
        <>
          <input type="email" autoComplete="username" value={value.email} readOnly hidden />
          <PasswordField name="password" label={ownAccount.yourPassword} autoComplete="current-password" />
          <Button type="submit" look={danger ? "danger" : "primary"} block busy={busy}>
            {action}
          </Button>
        </>
      )}
    </Form>
  );
}
