import { useEffect, useState } from "react";
import { mails } from "#messages/workspaces/mails.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { readMail } from "./mail-calls.ts";
import type { MailView } from "./read-mail.ts";

const words = mails.dialog;

type Shown =
  | { is: "loading" }
  | { is: "failed"; words: string }
  | { is: "read"; subject: string; text: string };

/** What a mail says. */
export function MailDialog({ mail, onClose }: { mail: MailView; onClose(): void }) {
  const [shown, setShown] = useState<Shown>({ is: "loading" });
  useEffect(() => {
    let here = true;
    readMail(mail.id).then(
      ({ subject, text }) => {
        if (!here) return;
        if (subject === null || text === null) setShown({ is: "failed", words: words.hidden });
        else setShown({ is: "read", subject, text });
      },
      (error: unknown) => here && setShown({ is: "failed", words: errorWords(error) }),
    );
    return () => {
      here = false;
    };
  }, [mail.id]);
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p className="muted mb-4 text-sm wrap-anywhere">{mail.to}</p>
      {shown.is === "loading" && <p role="status">{words.loading}</p>}
      {shown.is === "failed" && <p role="alert">{shown.words}</p>}
      {shown.is === "read" && (
        <>
          <h3 className="text-base font-semibold wrap-anywhere">{shown.subject}</h3>
          <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{shown.text}</p>
          <p className="muted mt-4 text-sm">{words.now}</p>
        </>
      )}
      <div className="mt-5 flex justify-end">
        <Button look="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}
