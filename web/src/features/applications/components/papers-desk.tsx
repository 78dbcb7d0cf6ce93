import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import { Suspense, useEffect, useState } from "react";
import { application } from "#messages/application.ts";
import { networkReturns } from "../../../lib/device/network-returns.ts";
import { retryUpload, useUploads } from "../../../lib/files/uploads.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { cancelPaper, keyOf, pickPaper, removePaper, takeUpPapers } from "../data/stage.ts";
import { paperView } from "../paper-view.ts";
import { usePapers } from "../papers.ts";
import { PaperList } from "./paper-list.tsx";

/** Brings what draws documents. */
const OwnPaper = lazyPage(() => import("./own-paper.tsx"));

interface PapersDeskProps {
  /** For which application they are. */
  desk: string;
  label: string;
  slots: readonly ApplicationSlot[];
  reasons?: Readonly<Partial<Record<ApplicationSlot, string>>>;
}

/** Documents that are chosen, kept on this device, and sent to where the form finds them. */
export function PapersDesk({ desk, label, slots, reasons = {} }: PapersDeskProps) {
  const papers = usePapers(desk);
  const uploads = useUploads();
  const [viewed, setViewed] = useState<ApplicationSlot | null>(null);
  useTakenUp(desk);
  return (
    <>
      <PaperList
        label={label}
        reasons={reasons}
        papers={slots.map((slot) =>
          paperView(slot, papers[slot] ?? null, uploads.get(keyOf(desk, slot)) ?? null),
        )}
        onPick={(slot, file) => pickPaper(desk, slot, file)}
        onRetry={(slot) => retryUpload(keyOf(desk, slot))}
        onCancel={(slot) => cancelPaper(desk, slot)}
        onRemove={(slot) => {
          const { takeBack } = removePaper(desk, slot);
          doWithUndo(application.documents.removed(application.documents.slots[slot]), {
            act: () => Promise.resolve(),
            counter: () => Promise.resolve(takeBack()),
            onFailed: () => undefined,
            onStays: () => undefined,
          });
        }}
        onView={setViewed}
      />
      {viewed !== null && (
        <Suspense fallback={null}>
          <OwnPaper
            fileKey={keyOf(desk, viewed)}
            name={papers[viewed]?.name ?? ""}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What was broken off goes on by itself: once when this is shown, and when there is a network again. */
function useTakenUp(desk: string): void {
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!navigator.onLine) await networkReturns();
      if (!gone) await takeUpPapers(desk);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [desk]);
}
