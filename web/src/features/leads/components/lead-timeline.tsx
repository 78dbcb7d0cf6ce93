import { clockOf } from "@niyamdesk/domain/calls/current-call";
import type { LeadHappening } from "@niyamdesk/domain/leads/lead-history";
import { formatRupees } from "@niyamdesk/domain/money/money";
import {
  BadgeCheck,
  Handshake,
  IndianRupee,
  MessageSquareText,
  PhoneCall,
  PhoneIncoming,
  PhoneMissed,
  UserRoundPlus,
} from "lucide-react";
import { useMemo, useState } from "react";
import { shownName } from "#messages/stored-names.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { nearWords } from "../../../lib/time/near-words.ts";
import { ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { Timeline, type TimelineEntry } from "../../../ui/timeline.tsx";
import { consentWords } from "../consent-words.ts";
import type { History } from "../data/history.ts";
import { LEAD_ICONS } from "../lead-tones.ts";
import type { LeadView } from "../read-lead.ts";

const KINDS = ["all", "calls", "notes"] as const;
type Kind = (typeof KINDS)[number];
const FIRST = 20;

/** What happened with a person, the latest on top. */
export function LeadTimeline({ lead, history, now }: { lead: LeadView; history: History; now: number }) {
  const [kind, setKind] = useState<Kind>("all");
  const entries = useMemo(
    () =>
      [
        ...(kind === "all" ? ownEntries(lead) : []),
        ...(history.entries ?? []).filter(isOf(kind)).map((one) => entryOf(one, now)),
      ].sort((one, next) => next.at - one.at),
    [lead, history.entries, kind, now],
  );
  const hasCalls = history.entries?.some((one) => one.kind === "call") ?? false;
  return (
    <section aria-labelledby="lead-timeline" className="min-w-0">
      {/* As high as with what is chosen by: nothing moves when it comes. */}
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="lead-timeline" className="text-lg">
          {words.page.timeline}
        </h2>
        {hasCalls && (
          <fieldset aria-label={words.page.timeline} className="flex gap-1">
            {KINDS.map((one) => (
              <button
                key={one}
                type="button"
                className="quick-choice"
                aria-pressed={one === kind}
                onClick={() => setKind(one)}
              >
                {words.page.filters[one]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {history.entries === null && !history.isFailed && (
        <SkeletonRows rows={3} label={words.page.historyLoading} />
      )}
      {history.isFailed && (
        <div className="mb-4">
          <ErrorState title={words.page.historyFailed} onRetry={history.retry} />
        </div>
      )}
      {history.entries !== null && !hasCalls && kind === "all" && (
        <p className="muted mb-4">{words.page.nothing}</p>
      )}
      {(history.entries !== null || history.isFailed) && entries.length > 0 && (
        <Timeline key={kind} entries={entries} first={FIRST} />
      )}
      {history.entries !== null && entries.length === 0 && kind !== "all" && (
        <p className="muted">{words.page.noneOfKind}</p>
      )}
    </section>
  );
}

/** What the lead itself knows. */
function ownEntries({ createdAt, sources, consent, conversion }: LeadView): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    {
      id: "made",
      at: createdAt,
      title: words.happened.made,
      detail: sources[0] && words.sources[sources[0]],
      icon: UserRoundPlus,
    },
  ];
  if (consent)
    entries.push({
      id: "consent",
      at: consent.at,
      title: words.happened.consented(consentWords(consent.source)),
      icon: Handshake,
    });
  if (conversion)
    entries.push({
      id: "converted",
      at: conversion.at,
      title: words.happened.converted,
      icon: BadgeCheck,
      tone: "success",
    });
  return entries;
}

function isOf(kind: Kind): (one: LeadHappening) => boolean {
  if (kind === "all") return () => true;
  return (one) => one.kind === "call" && (kind === "calls" || one.notes !== "");
}

function entryOf(one: LeadHappening, now: number): TimelineEntry {
  if (one.kind === "move") {
    return {
      ...{ id: one.id, at: one.at, who: one.by, icon: LEAD_ICONS[one.to] },
      title: words.happened.moved(words.statuses[one.to]),
    };
  }
  if (one.kind === "message") {
    return {
      ...{ id: one.id, at: one.at, icon: MessageSquareText },
      title: one.text === "" ? words.happened.askedForCall : words.happened.wrote,
      detail: one.text && <q className="whitespace-pre-line">{one.text}</q>,
    };
  }
  if (one.kind === "order") {
    return {
      ...{ id: one.id, at: one.at, icon: IndianRupee, tone: "success" as const },
      title: words.happened.bought(shownName(one.service)),
      detail: [
        formatRupees(one.amount),
        words.orderStatuses[one.status],
        one.payment && words.payments[one.payment],
      ]
        .filter(Boolean)
        .join(" · "),
    };
  }
  const spoke = one.status === "connected";
  const outcome = one.disposition === null ? words.outcomes[one.status] : words.results[one.disposition];
  return {
    ...{ id: one.id, at: one.at, who: one.by },
    icon: one.type === "inbound" ? PhoneIncoming : spoke ? PhoneCall : PhoneMissed,
    title:
      one.type === "inbound"
        ? words.happened.inbound(outcome)
        : words.happened.called(outcome, one.seconds > 0 ? clockOf(one.seconds) : ""),
    detail: (
      <>
        {one.notes !== "" && <p className="whitespace-pre-line wrap-anywhere">{one.notes}</p>}
        {one.follow_up !== null && (
          <p className="muted">{words.happened.followUp(nearWords(one.follow_up, now))}</p>
        )}
      </>
    ),
  };
}
