import { useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { removeOwnPhone } from "../data/own-phone.ts";

/** Asks once: the number signs in, until it is added again. */
export function RemovePhoneDialog({ phone, onClose }: { phone: string; onClose(): void }) {
  const [busy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await removeOwnPhone();
      toast("success", `${shownPhone(phone)} cannot sign in to this account any more.`);
      onClose();
    } catch (error) {
      toast("error", errorWords(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open title="Remove this phone number?" onClose={onClose} closable={!busy}>
      <p className="mb-5">
        <PhoneNumber e164={phone} /> cannot sign in any more. You sign in with your email address and
        password; the number in your details stays for calls about your orders.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" disabled={busy} onClick={onClose}>
          Keep it
        </Button>
        <Button look="danger" busy={busy} onClick={() => void remove()}>
          Remove phone
        </Button>
      </div>
    </Dialog>
  );
}
