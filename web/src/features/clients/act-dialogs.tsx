import {
  CLIENT_REASON_LIMIT,
  CLIENT_REASONS,
  type ClientReason,
} from "@niyamdesk/domain/clients/client-input";
import { istDay } from "@niyamdesk/domain/time/time";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { AppError } from "../../lib/backend/app-error.ts";
import { toast } from "../../lib/page/toast.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ReasonAsked } from "../../ui/reason.ts";
import { closeClient, eraseClient, exportClient } from "./data/client-calls.ts";
import { saveClientFile } from "./data/save-client-file.ts";
import type { ClientView } from "./read-client.ts";

export type ClientAct = "close" | "reopen" | "copy" | "erase";

interface ActDialogProps {
  client: ClientView;
  act: ClientAct;
  onClose(): void;
  onDone(): void;
}

const reasonFor = (label: string): ReasonAsked<ClientReason> => ({
  label,
  hint: words.whyHint,
  choices: CLIENT_REASONS.map((kind) => [kind, words.reasons[kind]] as const),
  wordsFor: ["misuse", "authority", "other"],
  required: true,
  limit: CLIENT_REASON_LIMIT,
});

/** What an administrator does with a client's account: what will happen, why, and it is done. */
export default function ActDialog({ client: { uid, name }, act, onClose, onDone }: ActDialogProps) {
  const said = words[act];
  return (
    <ConfirmDialog
      title={said.title(name)}
      confirm={said.confirm}
      keep={said.keep}
      danger={act === "close" || act === "erase"}
      reason={reasonFor(said.why)}
      onConfirm={async ({ kind, words: written }) => {
        if (kind === null) return;
        await DO[act](uid, { kind, words: written });
        toast("success", typeof said.done === "string" ? said.done : said.done(name));
        onClose();
        onDone();
      }}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 ps-5">
        {said.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

interface Given {
  kind: ClientReason;
  words: string | undefined;
}

const DO: Readonly<Record<ClientAct, (uid: string, reason: Given) => Promise<unknown>>> = {
  close: (uid, reason) => closeClient({ uid, closed: true, reason }),
  reopen: (uid, reason) => closeClient({ uid, closed: false, reason }),
  erase: async (uid, reason) => {
    try {
      return await eraseClient({ uid, reason });
    } catch (error) {
      // Its usual words are for the client, whose way out is to write to us.
      if (!(error instanceof AppError) || error.code !== "orders_open") throw error;
      throw new AppError(error.code, words.erase.stillOpen);
    }
  },
  copy: async (uid, reason) => {
    const { data } = await exportClient({ uid, reason });
    saveClientFile(`niyamdesk-client-${uid.slice(0, 8)}-${istDay(Date.now())}.json`, data);
  },
};
