import { useState } from "react";
import { ticketAnswers as words } from "#messages/workspaces/support.ts";
import { ReadyAnswerDialog } from "../../features/tickets/admin/ready-answer-dialog.tsx";
import { removeTicketAnswer, useReadyAnswers } from "../../features/tickets/data/desk-tickets.ts";
import type { ReadyAnswerView } from "../../features/tickets/read-ticket.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { SupportWays } from "./support-ways.tsx";

type Open = { is: "edit"; answer: ReadyAnswerView | null } | { is: "remove"; answer: ReadyAnswerView };

/** Answers that are kept ready, in both languages. */
export default function SupportAnswers() {
  usePageTitle(words.title);
  const live = useReadyAnswers();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={<Button onClick={() => setOpen({ is: "edit", answer: null })}>{words.add}</Button>}
    >
      <SupportWays />
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={3}>
        {(answers) =>
          answers.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <Answers answers={answers} onOpen={setOpen} />
          )
        }
      </LivePanel>
      {open?.is === "edit" && <ReadyAnswerDialog answer={open.answer} onClose={close} />}
      {open?.is === "remove" && (
        <ConfirmDialog
          title={words.removeTitle(open.answer.title)}
          confirm={words.remove}
          keep={words.keepIt}
          danger
          onConfirm={async () => {
            await removeTicketAnswer(open.answer.id);
            toast("success", words.removed);
            close();
          }}
          onClose={close}
        >
          <p>{words.removeEffect}</p>
        </ConfirmDialog>
      )}
    </WorkspacePage>
  );
}

function Answers({ answers, onOpen }: { answers: readonly ReadyAnswerView[]; onOpen(open: Open): void }) {
  return (
    <ul
      aria-label={words.title}
      className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100"
    >
      {answers.map((answer) => (
        <li key={answer.id} className="grid gap-2 px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="text-base font-medium">{answer.title}</h2>
            <div className="flex gap-2">
              <Button
                look="quiet"
                size="small"
                className="min-h-11"
                aria-label={words.editOne(answer.title)}
                onClick={() => onOpen({ is: "edit", answer })}
              >
                {words.edit}
              </Button>
              <Button
                look="quiet"
                size="small"
                className="min-h-11"
                aria-label={words.removeOne(answer.title)}
                onClick={() => onOpen({ is: "remove", answer })}
              >
                {words.remove}
              </Button>
            </div>
          </div>
          <p lang="en" className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">
            {answer.en}
          </p>
          <p lang="hi" className="muted max-w-prose text-sm whitespace-pre-line wrap-anywhere">
            {answer.hi}
          </p>
        </li>
      ))}
    </ul>
  );
}
