import { useState } from "react";
import { errorWords } from "../../../lib/app-error.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { downloadOwnData } from "../data/own-data.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

/** The copy of one's data and the end of the account. */
export function OwnData() {
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await downloadOwnData();
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className="mb-3">
        One file with everything we hold about you: profile, orders, payments, invoices, documents and
        messages.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" busy={busy} onClick={() => void download()}>
          Download my data
        </Button>
        <Button look="quiet" className="text-error" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </>
  );
}
