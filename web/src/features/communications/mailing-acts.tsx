import type { MailingCount } from "@niyamdesk/domain/mailings/callables";
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
  /** As many would get it; null: not known. It can be sent all the same. */
  count: MailingCount | null;
}

/** Where a mailing can be brought: on its way, held for a time, or to its end. */
export function MailingActs({ mailing, count }: MailingActsProps) {
  const [asked, setAsked] = useState<{ what: "start" | "stop"; of: MailingView } | null>(null);
  const { status } = mailing;
  // What is asked about is sent as it stood there, whatever comes in meanwhile.
  const ask = (what: "start" | "stop") => setAsked({ what, of: mailing });
  const isForNobody = count !== null && count.people === 0 && !count.more;
  const moves = movesOf(status);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-3">
      {moves.includes("stopped") && (
        <Button look="outline" onClick={() => ask("stop")}>
          {words.moves.stopped}
        </Button>
      )}
      {moves.includes("paused") && (
        <Button look="outline" onClick={() => void move(mailing, "paused", words.pausedNow)}>
          {words.moves.paused}
        </Button>
      )}
      {status === "paused" && (
        <Button onClick={() => void move(mailing, "running", words.goesOn)}>{words.moves.again}</Button>
      )}
      {status === "draft" && (
        <Button disabled={isForNobody} onClick={() => ask("start")}>
          {words.moves.running}
        </Button>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={words[asked.what].title(asked.of.title)}
          confirm={words[asked.what].confirm}
          confirming={words[asked.what].confirming}
          keep={words[asked.what].keep}
          danger={asked.what === "stop"}
          onConfirm={async () => {
            await moveMailing(asked.of, asked.what === "start" ? "running" : "stopped");
            toast("success", words[asked.what].done);
            close();
          }}
          onClose={close}
        >
          <p>{asked.what === "start" ? words.start.text(count) : words.stop.text}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

async function move(mailing: MailingView, to: "running" | "paused", done: string): Promise<void> {
  try {
    await moveMailing(mailing, to);
    toast("success", done);
  } catch (error) {
    toast("error", errorWords(error));
  }
}
