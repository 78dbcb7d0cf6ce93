import type { Language } from "@niyamdesk/domain/base/languages";
import {
  REJECTION_REASONS,
  type RejectionReason,
  rejectionWords,
} from "@niyamdesk/domain/documents/rejection";
import { keepUnder } from "@niyamdesk/domain/fields/field-words";
import { optionalText } from "@niyamdesk/domain/fields/fields";
import { useLayoutEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { reasons as reasonWords } from "#messages/reasons.ts";
import { paperDesk } from "#messages/workspaces/paper-desk.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { reviewPaper } from "../data/desk-papers.ts";

const words = paperDesk.reject;
const LIMIT = 500;

const schema = z
  .strictObject({
    reason: z.string().check(z.refine((typed) => isReason(typed), reasonWords.choose)),
    words: optionalText(LIMIT, keepUnder(LIMIT)),
  })
  .check(
    z.refine((typed) => typed.reason !== "other" || typed.words !== undefined, {
      path: ["words"],
      message: reasonWords.write,
    }),
  );

function isReason(typed: unknown): typed is RejectionReason {
  return REJECTION_REASONS.some((reason) => reason === typed);
}

interface RejectDialogProps {
  documentId: string;
  label: string;
  /** In which the client reads. */
  language: Language;
  onDone(): void;
  onClose(): void;
}

/** Why a document is to be sent again: each reason has a number, so that a number and Enter are a whole answer. */
export function RejectDialog({ documentId, label, language, onDone, onClose }: RejectDialogProps) {
  return (
    <Dialog open title={words.title(label)} onClose={onClose}>
      <Form
        label={words.title(label)}
        schema={schema}
        defaultValues={{ reason: "", words: "" }}
        onSubmit={async ({ reason, words: written }) => {
          if (!isReason(reason)) return;
          await reviewPaper(documentId, { kind: "reject", reason, words: written ?? null });
          toast("success", words.done(label));
          onDone();
        }}
      >
        {({ busy }) => (
          <>
            <ReasonKeys />
            <ChoiceField
              name="reason"
              label={words.reason}
              options={REJECTION_REASONS.map(
                (reason, index) => [reason, `${index + 1}. ${paperDesk.reasons[reason]}`] as const,
              )}
            />
            <TextField name="words" label={words.words} rows={2} maxLength={LIMIT} optional />
            <Preview language={language} />
            <p className="muted mb-4 text-sm">{words.effect}</p>
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? words.confirming : words.confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Chooses by number, and sends with Enter from wherever the focus is but the own words. */
function ReasonKeys() {
  const { setValue } = useFormContext();
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLButtonElement) return;
      if (event.key === "Enter") {
        event.preventDefault();
        const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
        dialog?.querySelector("form")?.requestSubmit();
        return;
      }
      const reason = REJECTION_REASONS[Number(event.key) - 1];
      if (reason === undefined) return;
      event.preventDefault();
      setValue("reason", reason, { shouldValidate: true });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [setValue]);
  return null;
}

/** What the client will read, in their language. */
function Preview({ language }: { language: Language }) {
  const [reason, written]: unknown[] = useWatch({ name: ["reason", "words"] });
  if (!isReason(reason)) return null;
  const shown = rejectionWords(reason, typeof written === "string" ? written.trim() : null, language);
  if (shown === "") return null;
  return (
    <div className="mb-4 rounded-field bg-base-200 px-3 py-2 text-sm" aria-live="polite">
      <p className="muted">{words.preview}</p>
      <p lang={language}>{shown}</p>
    </div>
  );
}
