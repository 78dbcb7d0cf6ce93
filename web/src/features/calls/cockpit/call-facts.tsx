import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { type CalledLead, useCalledLead } from "../data/queue.ts";
import { WishFacts } from "./wish-facts.tsx";

const HOUR_MS = 3_600_000;

/** What is known of the person, for the ten seconds before they answer. */
export function CallFacts({ leadId, now }: { leadId: string; now: number }) {
  const live = useCalledLead(leadId);
  if (live.status !== "ready" || live.value === null) return null;
  const { company, location, interest, notes, lastCall, askedAt } = live.value;
  const who = [company, location].filter(Boolean).join(" · ");
  const asked = askedAt !== null && lastCall === null;
  return (
    <div className="grid gap-0.5 text-sm">
      {who !== "" && <p className="muted">{who}</p>}
      {interest !== null && <WishFacts interest={interest} />}
      {asked && <p>{words.asked(whenOf(askedAt, now))}</p>}
      <p className="muted">
        {lastCall === null ? words.neverCalled : words.lastCall(istDateTime(lastCall.at), whatOf(lastCall))}
      </p>
      {notes !== "" && (
        <p className="mt-1.5 max-h-24 overflow-y-auto border-s-2 border-base-300 ps-3 whitespace-pre-line">
          {notes}
        </p>
      )}
    </div>
  );
}

function whenOf(at: number, now: number): string {
  const ago = now - at;
  return ago < HOUR_MS ? words.minutesAgo(Math.max(0, Math.floor(ago / 60_000))) : istDateTime(at);
}

function whatOf({ status, disposition }: NonNullable<CalledLead["lastCall"]>): string {
  const result = Object.entries(words.results).find(([key]) => key === disposition)?.[1];
  return result ?? words.outcomes[status];
}
