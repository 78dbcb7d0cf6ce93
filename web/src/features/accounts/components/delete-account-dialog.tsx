import { useState } from "react";
import * as z from "zod/mini";
import { ownAccount } from "#messages/own-account.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { deleteOwnAccount } from "../data/delete-own-account.ts";
import { ProveOwner } from "./prove-owner.tsx";

const { deletion } = ownAccount;

/** The same in every language: it is typed, and its letters are on every keyboard. */
const WORD = "DELETE";
const typedWord = z.strictObject({
  word: z
    .string()
    .check(z.refine((typed) => typed.trim().toUpperCase() === WORD, deletion.wordMissing(WORD))),
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
      <Dialog open title={ownAccount.proveTitle} onClose={onClose} closable={!deleting}>
        <p className="mb-5">{deletion.lastStep}</p>
        <ProveOwner danger action={deletion.confirm} onProved={deleteNow} />
      </Dialog>
    );
  }
  return (
    <Dialog open title={deletion.title} onClose={onClose}>
      <ul className="mb-5 grid list-disc gap-2 ps-5">
        <li>
          <strong className="font-semibold">{deletion.goes}</strong> {deletion.goesWhat}
        </li>
        <li>
          <strong className="font-semibold">{deletion.stays}</strong> {deletion.staysWhat}
        </li>
        <li>{deletion.notWhileOpen}</li>
      </ul>
      <Form
        label={deletion.title}
        schema={typedWord}
        defaultValues={{ word: "" }}
        onSubmit={() => setMeant(true)}
      >
        {() => (
          <>
            <Field name="word" label={deletion.typeWord(WORD)} autoComplete="off" />
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="outline" onClick={onClose}>
                {deletion.keep}
              </Button>
              <Button type="submit" look="danger">
                {deletion.continue}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
