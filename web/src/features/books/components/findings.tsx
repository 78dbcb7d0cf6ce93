import { FINDING_GROUPS } from "@niyamdesk/domain/books/finding";
import { openFindingsQuery } from "@niyamdesk/domain/books/queries";
import { books as words } from "#messages/workspaces/books.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useFindingsAside, useFindingsOf, useOpenFindings } from "../data/books.ts";
import type { FindingView } from "../read-finding.ts";
import { type AskRefund, FindingLine } from "./finding-line.tsx";

interface DeskProps {
  onRefund: AskRefund;
}

/** All that waits for a decision, kind by kind; on a healthy day that there is nothing. */
export function FindingsDesk({ onRefund }: DeskProps) {
  const live = useOpenFindings();
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
      {(findings) =>
        findings.length === 0 ? (
          <EmptyState title={words.match}>{words.matchHint}</EmptyState>
        ) : (
          <div className="grid gap-8">
            <p role="status" className="text-lg font-semibold">
              {words.toDecide(findings.length)}
            </p>
            {FINDING_GROUPS.map((group) => {
              const some = findings.filter((finding) => finding.group === group);
              if (some.length === 0) return null;
              return (
                <Panel key={group} title={words.groups[group]}>
                  <Lines
                    label={words.groups[group]}
                    findings={some.sort(mostUrgentFirst)}
                    onRefund={onRefund}
                  />
                </Panel>
              );
            })}
            {findings.length === openFindingsQuery.limit && (
              <p className="muted text-sm">{words.mostShown}</p>
            )}
          </div>
        )
      }
    </LivePanel>
  );
}

/** What somebody said needs nothing, and still stands. */
export function FindingsAside({ onRefund }: DeskProps) {
  // After those that wait for a decision.
  const live = useFindingsAside(useOpenFindings().status !== "loading");
  if (live.status === "ready" && live.value.length === 0) return null;
  return (
    <WorkPanel words={words.aside} live={live} rows={1}>
      {(findings) => <Lines label={words.aside.title} findings={findings} onRefund={onRefund} />}
    </WorkPanel>
  );
}

/** All that was ever found of one payment, on its own page. */
export function FindingsOfPayment({ paymentId }: { paymentId: string }) {
  const live = useFindingsOf(paymentId);
  return (
    <WorkPanel words={words.payment.findings} live={live} rows={1}>
      {(findings) => <Lines label={words.payment.findings.title} findings={findings} />}
    </WorkPanel>
  );
}

function Lines({
  label,
  findings,
  ...more
}: Partial<DeskProps> & { label: string; findings: readonly FindingView[] }) {
  const now = useServerMinute();
  return (
    <ul
      aria-label={label}
      className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100"
    >
      {findings.map((finding) => (
        <FindingLine key={finding.id} finding={finding} now={now} {...more} />
      ))}
    </ul>
  );
}

function mostUrgentFirst(one: FindingView, other: FindingView): number {
  const [a, b] = [one.dueAt ?? Number.POSITIVE_INFINITY, other.dueAt ?? Number.POSITIVE_INFINITY];
  return a === b ? one.foundAt - other.foundAt : a - b;
}
