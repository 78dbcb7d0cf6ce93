import { phoneSignIn } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
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
    toast("success", `You can sign in with ${shownPhone(phone)} now.`);
    onClose();
  }

  if (toProve) {
    return (
      <Dialog open title="Confirm that it is you" onClose={onClose}>
        <p className="muted mb-5">
          Your last sign-in is some time ago. Then we send a code to the new number.
        </p>
        <ProveOwner action="Confirm" onProved={async () => setToProve(false)} />
      </Dialog>
    );
  }
  const title = current === null ? "Add a phone number" : "Change your phone number";
  return (
    <Dialog open title={title} onClose={onClose}>
      {sent ? (
        <>
          <p className="muted mb-5">
            We sent a code to <PhoneNumber e164={sent.phone} />.
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
              <PhoneField name="phone" label="Phone" use="The code goes to" />
              <Button type="submit" block busy={busy}>
                Send code
              </Button>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
