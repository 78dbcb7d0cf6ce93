import { useState } from "react";
import { ownAccount } from "#messages/own-account.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { removeOwnPhone } from "../data/own-phone.ts";

/** Asks once: the number signs in, until it is added again. */
export function RemovePhoneDialog({ phone, onClose }: { phone: string; onClose(): void }) {
  const [busy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await removeOwnPhone();
      toast("success", ownAccount.phoneRemoved(shownPhone(phone)));
      onClose();
    } catch (error) {
      toast("error", errorWords(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open title={ownAccount.phoneRemoveTitle} onClose={onClose} closable={!busy}>
      <p className="mb-5">
        <Filled text={ownAccount.phoneRemoveLead} parts={{ number: <PhoneNumber e164={phone} /> }} />
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" disabled={busy} onClick={onClose}>
          {ownAccount.keep}
        </Button>
        <Button look="danger" busy={busy} onClick={() => void remove()}>
          {ownAccount.removePhone}
        </Button>
      </div>
    </Dialog>
  );
}
