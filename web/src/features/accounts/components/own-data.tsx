import { useState } from "react";
import { ownAccount } from "#messages/own-account.ts";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { downloadOwnData } from "../data/own-data.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { ProveOwner } from "./prove-owner.tsx";

/** The copy of one's data and the end of the account. */
export function OwnData() {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<"proof" | "deletion" | null>(null);
  const close = () => setOpen(null);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await downloadOwnData();
    } catch (error) {
      if (error instanceof AppError && error.code === "reauthentication_needed") setOpen("proof");
      else toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  async function downloadProven(): Promise<void> {
    await downloadOwnData();
    close();
  }

  return (
    <>
      <p className="mb-3">{ownAccount.data}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" busy={busy} onClick={() => void download()}>
          {ownAccount.dataDownload}
        </Button>
        <Button look="quiet" className="text-error" onClick={() => setOpen("deletion")}>
          {ownAccount.deletion.open}
        </Button>
      </div>
      {open === "deletion" && <DeleteAccountDialog onClose={close} />}
      {open === "proof" && (
        <Dialog open title={ownAccount.proveTitle} onClose={close}>
          <p className="muted mb-5">{ownAccount.dataProveFirst}</p>
          <ProveOwner action={ownAccount.dataDownload} onProved={downloadProven} />
        </Dialog>
      )}
    </>
  );
}
