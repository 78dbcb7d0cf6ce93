import { COMPARED_WITHIN_MS } from "@niyamdesk/domain/books/run";
import { useState } from "react";
import { books as words } from "#messages/workspaces/books.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Button } from "../../../ui/button.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { compareBooks, useLatestRuns } from "../data/books.ts";
import type { RunView } from "../read-run.ts";

/** When the books were compared last, whether they are just now, and how to have it done at once. */
export function Comparison() {
  const live = useLatestRuns();
  return (
    <LivePanel live={live} label={words.loadingRun} failure={words.failedRun} rows={1}>
      {(runs) => <Runs runs={runs} />}
    </LivePanel>
  );
}

function Runs({ runs }: { runs: readonly RunView[] }) {
  const now = useServerMinute();
  const ended = runs.find(({ endedAt }) => endedAt !== null);
  const current = runs.find(({ phase }) => phase !== "done") ?? null;
  const isLate = ended?.endedAt != null && now - ended.endedAt > COMPARED_WITHIN_MS;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="text-sm">
        {ended?.endedAt == null ? (
          <p>
            <span className="font-semibold">{words.never}</span> {words.neverHint}
          </p>
        ) : (
          <>
            <p className={isLate ? "font-semibold text-error" : "font-semibold"}>
              {isLate ? words.late(istDateTime(ended.endedAt)) : words.compared(istDateTime(ended.endedAt))}
            </p>
            <p className="muted">{words.counted(ended.counts)}</p>
            {ended.counts.foreign > 0 && <p className="muted">{words.foreign(ended.counts.foreign)}</p>}
          </>
        )}
        {current !== null && (
          <p role="status" className="mt-1 font-medium">
            {current.hasFailed ? words.failedTry : progressWords(current)}
          </p>
        )}
      </div>
      <RunNow isRunning={current !== null && !current.hasFailed} />
    </div>
  );
}

function progressWords({ phase, daysDone, days }: RunView): string {
  if (phase === "series") return words.comparingSeries;
  return phase === "rest" ? words.comparingRest : words.comparing(Math.min(daysDone + 1, days), days);
}

function RunNow({ isRunning }: { isRunning: boolean }) {
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      const { is_done } = await compareBooks({ request_id: crypto.randomUUID() });
      toast(is_done ? "success" : "info", is_done ? words.ran : words.goesOn);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="outline" size="small" className="min-h-11" busy={busy} disabled={isRunning} onClick={run}>
      {busy || isRunning ? words.running : words.runNow}
    </Button>
  );
}
