import { useState } from "react";
import { kit as words } from "#messages/kit.ts";
import { AppError } from "../../lib/backend/app-error.ts";
import { pause } from "../../lib/loading/pause.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ReasonAsked } from "../../ui/reason.ts";
import { Group, Piece } from "./shown.tsx";

const LIMIT = 100;
const list: ReasonAsked = {
  label: words.why,
  choices: words.reasons.map(([kind = "", label = ""]) => [kind, label] as const),
  wordsFor: ["other"],
  required: true,
  limit: LIMIT,
};

const KINDS: readonly { label: string; reason?: ReasonAsked; fails?: boolean }[] = [
  { label: words.withList, reason: list },
  { label: words.withWords, reason: { label: words.why, limit: LIMIT } },
  { label: words.failing, reason: list, fails: true },
  { label: words.noReason },
];

export function Confirming() {
  const [open, setOpen] = useState<number | null>(null);
  const kind = open === null ? undefined : KINDS[open];
  const close = () => setOpen(null);
  return (
    <Group id="confirm" title={words.groups.confirm}>
      <Piece of="confirm-dialog, reason" wide>
        <div className="flex flex-wrap gap-3">
          {KINDS.map(({ label }, index) => (
            <Button key={label} look="outline" onClick={() => setOpen(index)}>
              {label}
            </Button>
          ))}
        </div>
        {kind && (
          <ConfirmDialog
            title={words.suspendTitle}
            confirm={words.suspend}
            confirming={words.suspending}
            keep={words.keepWorking}
            danger
            {...(kind.reason === undefined ? {} : { reason: kind.reason })}
            onConfirm={async () => {
              await pause(300);
              if (kind.fails) throw new AppError("internal", words.failure);
              close();
            }}
            onClose={close}
          >
            <p>{words.suspendWords}</p>
          </ConfirmDialog>
        )}
      </Piece>
    </Group>
  );
}
