import { figuresOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import type { CallTargets } from "@niyamdesk/domain/calls/telecaller-profile";
import { Check } from "lucide-react";
import { LOCALE } from "#messages/language.ts";
import { callingDay as words } from "#messages/workspaces/calling-day.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";

/** As high as the three goals. */
const WAITING = { rows: 3, shape: "gap-4 *:h-8.5" };

const number = new Intl.NumberFormat(LOCALE);

interface GoalsProps {
  /** Today alone. */
  day: Live<TelecallerDay>;
  targets: Live<CallTargets>;
}

/** What a day should bring, and how far it has come. A target of 0 is none. */
export function Goals({ day, targets }: GoalsProps) {
  return (
    <Panel title={words.goals.title} framed>
      <LivePanel live={targets} label={words.goals.loading} failure={words.goals.failed} {...WAITING}>
        {({ daily_calls, daily_leads, daily_conversions }) => (
          <LivePanel live={day} label={words.goals.loading} failure={words.goals.failed} {...WAITING}>
            {(today) => {
              const { calls, generated, converted } = figuresOf([today]);
              return (
                <ul className="grid gap-4">
                  <Goal done={calls} target={daily_calls} say={words.goals.calls} />
                  <Goal done={generated} target={daily_leads} say={words.goals.leads} />
                  <Goal done={converted} target={daily_conversions} say={words.goals.conversions} />
                </ul>
              );
            }}
          </LivePanel>
        )}
      </LivePanel>
    </Panel>
  );
}

interface GoalProps {
  done: number;
  target: number;
  say(done: string, target: string): string;
}

function Goal({ done, target, say }: GoalProps) {
  if (target === 0) return null;
  const label = say(number.format(done), number.format(target));
  return (
    <li>
      <p className="figures mb-1.5 flex justify-between gap-3 text-sm font-medium">
        {label}
        {done >= target && (
          <span className="flex items-center gap-1 text-success">
            <Check size={16} aria-hidden="true" />
            {words.goals.reached}
          </span>
        )}
      </p>
      <Progress value={done} of={target} label={label} />
    </li>
  );
}
