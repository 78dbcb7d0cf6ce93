import { phoneSignIn } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { accounts } from "#messages/accounts.ts";
import { ownAccount } from "#messages/own-account.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { setOwnPhone } from "../data/own-phone.ts";
import { sendCode } from "../data/send-code.ts";
import { NumberProof } from "./number-proof.tsx";
import { ProveOwner } from "./prove-owner.tsx";

interface Sent {
  phone: string;
  verificationId: string;
  sentAt: number;
}

/** Adds or changes the number that is signed in with: a code proves it. */
export function PhoneDialog({ current, onClose }: { current: string | null; onClose(): void }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [toProve, setToProve] = useState(false);

  async function take(phone: string, verificationId: string, code: string): Promise<void> {
    try {
      await setOwnPhone(phone, verificationId, code);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "reauthentication_needed")) throw error;
      setToProve(true);
      setSent(null);
      return;
    }
    toast("success", ownAccount.phoneSignsIn(shownPhone(phone)));
    onClose();
  }

  if (toProve) {
    return (
      <Dialog open title={ownAccount.proveTitle} onClose={onClose}>
        <p className="muted mb-5">{ownAccount.phoneProveFirst}</p>
        <ProveOwner action={ownAccount.confirm} onProved={async () => setToProve(false)} />
      </Dialog>
    );
  }
  const title = current === null ? ownAccount.phoneAddTitle : ownAccount.phoneChangeTitle;
  return (
    <Dialog open title={title} onClose={onClose}>
      {sent ? (
        <>
          <p className="muted mb-5">
            <Filled text={ownAccount.phoneCodeSent} parts={{ number: <PhoneNumber e164={sent.phone} /> }} />
          </p>
          <NumberProof
            phone={sent.phone}
            sent={sent}
            onCode={(verificationId, code) => take(sent.phone, verificationId, code)}
          />
        </>
      ) : (
        <Form
          label={title}
          schema={phoneSignIn}
          defaultValues={{ phone: "+91 " }}
          onSubmit={async ({ phone }) =>
            setSent({ phone, verificationId: await sendCode(phone), sentAt: Date.now() })
          }
        >
          {({ busy }) => (
            <>
              <PhoneField label={accounts.phone} use={accounts.codeGoesTo} />
              <Button type="submit" block busy={busy}>
                {accounts.sendCode}
              </Button>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
