import { PATHS } from "@niyamdesk/domain/base/addresses";
import { VIEW_MINUTES, VIEW_REASON_LIMIT, VIEW_REASONS } from "@niyamdesk/domain/views/view";
import { useState } from "react";
import { viewAdmin as words } from "#messages/workspaces/view-admin.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { beginView } from "../data/views.ts";

interface ViewDialogProps {
  person: { uid: string; name: string };
  onClose(): void;
}

const REASON = {
  label: words.why,
  choices: VIEW_REASONS.map((kind) => [kind, words.reasons[kind]] as const),
  wordsFor: ["other"] as (typeof VIEW_REASONS)[number][],
  required: true,
  limit: VIEW_REASON_LIMIT,
};

/** Why somebody's workspace is looked at; it opens in a tab of its own, by a link where the browser opens none by itself. */
export default function ViewDialog({ person: { uid, name }, onClose }: ViewDialogProps) {
  const [until, setUntil] = useState<number | null>(null);
  if (until !== null) {
    return (
      <Dialog open title={words.title(name)} onClose={onClose}>
        <p className="mb-4">{words.begun(istTime(until))}</p>
        <a
          href={inLanguage(PATHS.seeAs(uid))}
          target="_blank"
          rel="noreferrer"
          className="btn btn-primary"
          onClick={onClose}
        >
          {words.open(name)}
        </a>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={words.title(name)}
      confirm={words.confirm}
      confirming={words.confirming}
      keep={words.keep}
      reason={REASON}
      onConfirm={async ({ kind, words: written }) => {
        if (kind === null) return;
        const begun = await beginView({ uid, reason: { kind, words: written } });
        if (window.open(inLanguage(PATHS.seeAs(uid)), "_blank") === null) setUntil(begun.until);
        else onClose();
      }}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 ps-5">
        {words.effects(VIEW_MINUTES).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
