import { movesOf } from "@niyamdesk/domain/mailings/mailing";
import { useState } from "react";
import { mailings as words } from "#messages/workspaces/communications.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { moveMailing } from "./calls.ts";
import type { MailingView } from "./read-mailing.ts";

interface MailingActsProps {
  mailing: MailingView;
  /** As many would get it; null: not known yet. */
  people: number | null;
}

/** Where a mailing can be brought: on its way, held for a time, or to its end. */
export function MailingActs({ mailing, people }: MailingActsProps) {
  const [asked, setAsked] = useState<"start" | "stop" | null>(null);
  const { id, title, status } = mailing;
  const moves = movesOf(status);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-3">
      {moves.includes("stopped") && (
        <Button look="outline" onClick={() => setAsked("stop")}>
          {words.moves.stopped}
        </Button>
      )}
      {moves.includes("paused") && (
        <Button look="outline" onClick={() => void move(id, "paused", words.pausedNow)}>
          {words.moves.paused}
        </Button>
      )}
      {status === "paused" && (
        <Button onClick={() => void move(id, "running", words.goesOn)}>{words.moves.again}</Button>
      )}
      {status === "draft" && (
        <Button disabled={people === null || people === 0} onClick={() => setAsked("start")}>
          {words.moves.running}
        </Button>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={words[asked].title(title)}
          confirm={words[asked].confirm}
          confirming={words[asked].confirming}
          keep={words[asked].keep}
          danger={asked === "stop"}
          onConfirm={async () => {
            await moveMailing(id, asked === "start" ? "running" : "stopped");
            toast("success", words[asked].done);
            close();
          }}
          onClose={close}
        >
          <p>{asked === "start" ? words.start.text(people ?? 0) : words.stop.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

async function move(id: string, to: "running" | "paused", done: string): Promise<void> {
  try {
    await moveMailing(id, to);
    toast("success", done);
  } catch (error) {
    toast("error", errorWords(error));
  }
}
