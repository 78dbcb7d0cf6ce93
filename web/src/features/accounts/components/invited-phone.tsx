import { accountLinks } from "#messages/account-links.ts";
import { toast } from "../../../lib/page/toast.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { setOwnPhone } from "../data/own-phone.ts";
import { AccountCard } from "./account-card.tsx";
import { NumberProof } from "./number-proof.tsx";

/** The administrator typed a number: it signs in once the person who was invited has proved it. */
export function InvitedPhone({ phone, onDone }: { phone: string; onDone(): void }) {
  async function take(verificationId: string, code: string): Promise<void> {
    await setOwnPhone(phone, verificationId, code);
    toast("success", accountLinks.invitation.numberSignsIn(shownPhone(phone)));
    onDone();
  }

  return (
    <AccountCard
      title={accountLinks.invitation.numberTitle}
      intro={
        <p>
          <Filled text={accountLinks.invitation.number} parts={{ number: <PhoneNumber e164={phone} /> }} />
        </p>
      }
    >
      <NumberProof phone={phone} onCode={take} />
      <Button look="outline" block className="mt-3" onClick={onDone}>
        {accountLinks.invitation.notNow}
      </Button>
    </AccountCard>
  );
}
