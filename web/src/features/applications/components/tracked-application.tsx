import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Check, Circle, CircleDot, X } from "lucide-react";
import { useState } from "react";
import { tracker as words } from "#messages/tracker.ts";
import { SITE_ORIGIN } from "../../../lib/backend/env.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime, istFullDate, istTime } from "../../../lib/time/ist-words.ts";
import { useServerClock } from "../../../lib/time/server-clock.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { Tracked } from "../data/track.ts";
import { STATUS_TONES, type TrackerStep, trackerSteps } from "../tracker-view.ts";

/** What the tracker tells: eleven things, and what follows from them. */
export function TrackedApplication({ application, at }: { application: Tracked; at: number }) {
  const { id, name, status, hierarchy_level, territory_code, location, applied_date } = application;
  const ahead = useServerClock();
  return (
    <article className="rounded-box border border-base-300 bg-base-100 p-5 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{name}</h2>
          <p translate="no" className="muted font-mono text-sm wrap-anywhere">
            {id}
          </p>
        </div>
        <Badge tone={STATUS_TONES[status]}>{words.statuses[status]}</Badge>
      </header>
      <Facts className="mt-4">
        <Fact term={words.level}>{levelWords(hierarchy_level)}</Fact>
        <Fact term={words.territory}>{territory_code}</Fact>
        <Fact term={words.location}>{location}</Fact>
        <Fact term={words.applied}>{istFullDate(applied_date)}</Fact>
      </Facts>
      <ol aria-label={words.timeline} className="mt-6 border-t border-base-300 pt-5">
        {trackerSteps(application, at + ahead).map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
      <footer className="flex flex-wrap items-center gap-3">
        {status === "rejected" && (
          <ButtonLink to={PATHS.franchiseRegister} look="outline">
            {words.applyAgain}
          </ButtonLink>
        )}
        <CopyLink id={id} />
        <p className="muted figures text-sm">{words.asOf(istTime(at))}</p>
      </footer>
    </article>
  );
}

function levelWords(level: string): string {
  return (words.levels as Readonly<Record<string, string>>)[level] ?? level;
}

function Step({ step: { title, state, at, words: said } }: { step: TrackerStep }) {
  return (
    <li className="flex gap-3 pb-5" aria-current={state === "current" ? "step" : undefined}>
      <Mark is={state} />
      <div className="min-w-0 flex-1">
        <p className={state === "to_come" ? "muted" : "font-semibold"}>
          {title}
          {(state === "to_come" || (state === "current" && at === null)) && (
            <span className="muted font-normal"> ({words.toCome})</span>
          )}
        </p>
        {at !== null && (
          <time className="muted figures block text-sm" dateTime={new Date(at).toISOString()}>
            {istDateTime(at)}
          </time>
        )}
        {said.map((sentence) => (
          <p key={sentence} className="mt-1 whitespace-pre-line wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
    </li>
  );
}

function Mark({ is }: { is: TrackerStep["state"] }) {
  const look = { size: 20, "aria-hidden": true } as const;
  if (is === "done") return <Check {...look} className="mt-0.5 shrink-0 text-success" />;
  if (is === "refused") return <X {...look} className="mt-0.5 shrink-0 text-error" />;
  if (is === "current") return <CircleDot {...look} className="mt-0.5 shrink-0 text-primary" />;
  return <Circle {...look} className="muted mt-0.5 shrink-0" />;
}

/** Where the browser lets no page copy, the link stands there to be chosen. */
function CopyLink({ id }: { id: string }) {
  const [byHand, setByHand] = useState(false);
  const link = `${SITE_ORIGIN}${inLanguage(PATHS.trackedApplication(id))}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast("success", words.copied);
    } catch {
      setByHand(true);
    }
  };
  return byHand ? (
    <p className="text-sm">
      {words.copyByHand}{" "}
      <span translate="no" className="font-mono wrap-anywhere select-all">
        {link}
      </span>
    </p>
  ) : (
    <Button look="outline" onClick={() => void copy()}>
      {words.copyLink}
    </Button>
  );
}
