import { ownAccount } from "#messages/own-account.ts";
import { toast } from "../../../lib/page/toast.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { removeOwnPhone } from "../data/own-phone.ts";

/** Asks once: the number signs in, until it is added again. */
export function RemovePhoneDialog({ phone, onClose }: { phone: string; onClose(): void }) {
  return (
    <ConfirmDialog
      title={ownAccount.phoneRemoveTitle}
      confirm={ownAccount.removePhone}
      keep={ownAccount.keep}
      danger
      onConfirm={async () => {
        await removeOwnPhone();
        toast("success", ownAccount.phoneRemoved(shownPhone(phone)));
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <Filled text={ownAccount.phoneRemoveLead} parts={{ number: <PhoneNumber e164={phone} /> }} />
      </p>
    </ConfirmDialog>
  );
}
