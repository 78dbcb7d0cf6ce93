import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { deleteOwnAccount } from "../data/delete-own-account.ts";
import { ProveOwner } from "./prove-owner.tsx";

const WORD = "DELETE";
const typedWord = z.strictObject({
  word: z
    .string()
    .check(z.refine((typed) => typed.trim().toUpperCase() === WORD, `Please type ${WORD} to go on`)),
});

/** What goes, what stays and why; then a word, then the proof that it is the owner. */
export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const [meant, setMeant] = useState(false);
  const [deleting, setDeleting] = useState(false);
  // Its answer, whichever it is, is seen.
  const deleteNow = async () => {
    setDeleting(true);
    try {
      await deleteOwnAccount();
    } finally {
      setDeleting(false);
    }
  };
  if (meant) {
    return (
      <Dialog open title="Confirm that it is you" onClose={onClose} closable={!deleting}>
        <p className="mb-5">This is the last step: your account is deleted right after it.</p>
        <ProveOwner action="Delete my account" onProved={deleteNow} />
      </Dialog>
    );
  }
  return (
    <Dialog open title="Delete your account?" onClose={onClose}>
      <ul className="mb-5 grid list-disc gap-2 ps-5">
        <li>
          <strong className="font-semibold">Deleted for good:</strong> your sign-in, your profile with PAN,
          GSTIN and address, uploaded documents, consultations, what you wrote to us on orders, to support and
          by the contact form, our notes about calling you, notifications, and checkouts that were never paid.
        </li>
        <li>
          <strong className="font-semibold">Kept, as the law requires:</strong> orders, payments and tax
          invoices with the name and address printed on them. GST and income-tax law ask us to keep these
          records for years. That you wrote on an order is kept, not what. If you asked us not to call you, we
          keep that number, and nothing else, to go by it.
        </li>
        <li>While an order or a payment is open, the account cannot be deleted.</li>
      </ul>
      <Form
        label="Delete your account"
        schema={typedWord}
        defaultValues={{ word: "" }}
        onSubmit={() => setMeant(true)}
      >
        {() => (
          <>
            <Field name="word" label={`Type ${WORD} to go on`} autoComplete="off" />
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="outline" onClick={onClose}>
                Keep my account
              </Button>
              <Button type="submit" look="danger">
                Continue
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
