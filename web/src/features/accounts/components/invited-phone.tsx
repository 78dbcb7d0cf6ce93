import { toast } from "../../../lib/page/toast.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { setOwnPhone } from "../data/own-phone.ts";
import { AccountCard } from "./account-card.tsx";
import { NumberProof } from "./number-proof.tsx";

/** The administrator typed a number: it signs in once the person who was invited has proved it. */
export function InvitedPhone({ phone, onDone }: { phone: string; onDone(): void }) {
  async function take(verificationId: string, code: string): Promise<void> {
    await setOwnPhone(phone, verificationId, code);
    toast("success", `You can sign in with ${shownPhone(phone)} now.`);
    onDone();
  }

  return (
    <AccountCard
      title="Is this your number?"
      intro={
        <p>
          Your administrator gave us <PhoneNumber e164={phone} />. Confirm it with a code and you can also
          sign in with it, without your password.
        </p>
      }
    >
      <NumberProof phone={phone} onCode={take} />
      <Button look="outline" block className="mt-3" onClick={onDone}>
        Not now
      </Button>
    </AccountCard>
  );
}
