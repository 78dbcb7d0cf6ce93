import { type ReactNode, useMemo, useState } from "react";
import { paperDesk } from "#messages/workspaces/paper-desk.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { useLetterKeys } from "../../../lib/page/letter-keys.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { reviewAct } from "../data/desk-papers.ts";
import { PAPER_TONES } from "./paper-tones.ts";
import type { ActToCheck } from "./to-check.ts";

const words = paperDesk.act;

interface ActCardProps {
  act: ActToCheck;
  label: string;
  /** Where it stands among those that wait. */
  place: string;
  about: ReactNode;
  onAskAgain(): void;
  /** Shows another one; null: there is none. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onAccepted(): void;
}

/** What a client says they did on a portal, among the documents that wait for a look: there is nothing to draw, it is looked up there. */
export function ActCard({
  act: { id, orderId, slot },
  label,
  place,
  about,
  onAskAgain,
  onNext,
  onPrevious,
  onAccepted,
}: ActCardProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function accept(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await reviewAct({ order_id: orderId, slot, accepted: true, words: null });
      onAccepted();
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same acts as long as the same one is looked at
  const keys = useMemo(
    () => ({
      ...{ a: () => void accept(), r: onAskAgain },
      ...(onNext === null ? {} : { j: onNext }),
      ...(onPrevious === null ? {} : { k: onPrevious }),
    }),
    [id, busy, onNext, onPrevious, onAskAgain],
  );
  useLetterKeys(keys);

  return (
    <section
      aria-label={label}
      className="paper-review overflow-clip rounded-box border border-base-300 bg-base-100"
    >
      <div className="paper-head border-b border-base-300 px-4 py-2">
        <h2
          className="scroll-mt-20 text-base font-semibold wrap-anywhere outline-none"
          tabIndex={-1}
          data-paper={id}
        >
          {label}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={PAPER_TONES.received}>{paperDesk.statuses.received}</Badge>
          <span className="figures muted">{place}</span>
          {about}
        </div>
      </div>
      <p className="px-4 py-8">{words.look}</p>
      <div className="judging">
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={() => void accept()}>
            {words.accept}
          </Button>
          <Button look="outline" onClick={onAskAgain}>
            {words.askAgain}
          </Button>
          {onNext !== null && (
            <Button look="quiet" onClick={onNext}>
              {paperDesk.next}
            </Button>
          )}
          <span className="muted hidden text-sm lg:inline">{words.keys}</span>
        </div>
        <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
          {failure}
        </p>
      </div>
    </section>
  );
}
