import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import { useEffect, useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { type DrawnDocument, openDrawn } from "../../../lib/files/drawn-document.ts";
import { type OpenedPaper, openPaper } from "../data/review.ts";

export type PaperRead =
  | { is: "opening" }
  | { is: "open"; paper: OpenedPaper; drawn: DrawnDocument | null }
  | { is: "failed"; why: string; again(): void };

/** The file that stands in a slot when it is opened. A newer one is not put in its place: it is asked for by `again`. */
export function usePaper(application_id: string, slot: ApplicationSlot): PaperRead & { again(): void } {
  const [read, setRead] = useState<PaperRead>({ is: "opening" });
  const [tries, setTries] = useState(0);
  const again = () => setTries((count) => count + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one
  useEffect(() => {
    const stop = new AbortController();
    let drawn: DrawnDocument | null = null;
    setRead({ is: "opening" });
    void (async () => {
      try {
        const paper = await openPaper({ application_id, slot }, stop.signal);
        drawn = await openDrawn(paper.bytes, paper.type).catch(() => null);
        if (stop.signal.aborted) drawn?.close();
        else setRead({ is: "open", paper, drawn });
      } catch (error) {
        if (!stop.signal.aborted) setRead({ is: "failed", why: errorWords(error), again });
      }
    })();
    return () => {
      stop.abort();
      drawn?.close();
    };
  }, [application_id, slot, tries]);
  return { ...read, again };
}
