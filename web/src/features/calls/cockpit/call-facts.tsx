import type { ReactNode } from "react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { type CalledLead, useCalledLead } from "../data/queue.ts";
import { cameBy } from "./came-by.ts";
import { WishFacts } from "./wish-facts.tsx";

/** So many letters certainly stand in two lines of a phone. */
const CLAMPED = 70;

interface FactsProps {
  leadId: string;
  /** What is needed most while talking; the rest is one press away. */
  isBrief?: boolean;
}

/** What is known of the person, for the ten seconds before they answer and for as long as they talk. */
export function CallFacts({ leadId, isBrief = false }: FactsProps) {
  const now = useServerMinute();
  const live = useCalledLead(leadId);
  if (live.status !== "ready" || live.value === null) return null;
  const { company, location, interest, notes, lastCall, consent, next_follow_up, call_by, isPaid } =
    live.value;
  const who = [company, location].filter(Boolean).join(" · ");
  const history = (
    <>
      {consent !== null && lastCall === null && <p>{cameBy(consent, now)}</p>}
      {call_by !== null && <p className="font-medium">{words.askedBy(istDateTime(call_by))}</p>}
      {next_follow_up !== null && (
        <p className={next_follow_up <= now ? "font-medium" : "muted"}>
          {words.followUp(istDateTime(next_follow_up))}
        </p>
      )}
      <p className="muted">
        {lastCall === null ? words.neverCalled : words.lastCall(istDateTime(lastCall.at), whatOf(lastCall))}
      </p>
    </>
  );
  // Whoever pays while they are talked to is not asked for it again.
  const paid = isPaid && (
    <p role="status" className="font-medium text-success">
      {words.hasPaid}
    </p>
  );
  if (isBrief)
    return (
      <div className="grid gap-1 text-sm">
        {paid}
        {interest !== null && <WishFacts interest={interest} parts="wish" />}
        <Note clamped>{notes}</Note>
        <details>
          <summary className="muted thumb cursor-pointer">{words.facts}</summary>
          <div className="grid gap-0.5 pb-1">
            {who !== "" && <p className="muted">{who}</p>}
            {interest !== null && <WishFacts interest={interest} parts="documents" />}
            {history}
            {notes.length > CLAMPED && <Note>{notes}</Note>}
          </div>
        </details>
      </div>
    );
  return (
    <div className="grid gap-0.5 text-sm">
      {paid}
      {who !== "" && <p className="muted">{who}</p>}
      {interest !== null && <WishFacts interest={interest} parts="all" />}
      {history}
      <Note>{notes}</Note>
    </div>
  );
}

function Note({ children, clamped = false }: { children: string; clamped?: boolean }): ReactNode {
  if (children === "") return null;
  return (
    <p
      className={`mt-1 border-s-2 border-base-300 ps-3 whitespace-pre-line [overflow-wrap:anywhere] ${
        clamped ? "line-clamp-2" : "max-h-24 overflow-y-auto"
      }`}
    >
      {children}
    </p>
  );
}

function whatOf({ status, disposition }: NonNullable<CalledLead["lastCall"]>): string {
  const result = Object.entries(words.results).find(([key]) => key === disposition)?.[1];
  return result ?? words.outcomes[status];
}
