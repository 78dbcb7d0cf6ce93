import type { WorkStep } from "@niyamdesk/domain/steps/order-work";
import type { Turn } from "@niyamdesk/domain/steps/step";
import { openStep } from "@niyamdesk/domain/steps/work";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { Circle, CircleCheck, CircleDot } from "lucide-react";
import { orderWork } from "#messages/order-work.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { promiseWords } from "../../../lib/time/promise-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import type { WorkView } from "../read-work.ts";

interface OrderStepsProps {
  work: WorkView;
  /** False: it is closed, and nobody waits for anything any more. */
  isOpen?: boolean;
  /** What the three are called by whoever reads it; a client's words unless said. */
  parties?: Record<Turn, string>;
}

/** All steps of an order: what is done and when, whom the open one waits for and until when, and what comes, with its usual time. */
export function OrderSteps({ work, isOpen = true, parties = orderWork.parties }: OrderStepsProps) {
  const open = isOpen ? openStep(work) : null;
  return (
    <ol className="grid">
      {work.steps.map((step) => {
        const state = step.done_at !== null ? "done" : step === open ? "open" : "ahead";
        return (
          <li
            key={step.id}
            className="order-step"
            data-state={state}
            {...(state === "open" ? { "aria-current": "step" as const } : {})}
          >
            <Mark state={state} />
            <div className="min-w-0 pb-4">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className={state === "open" ? "font-semibold" : state === "done" ? "" : "muted"}>
                  {step.name}
                </p>
                <p className="muted text-sm">
                  <When step={step} state={state} work={work} parties={parties} />
                </p>
              </div>
              <ProofLine step={step} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type State = "done" | "open" | "ahead";

function Mark({ state }: { state: State }) {
  const look = { size: 20, "aria-hidden": true } as const;
  if (state === "done") return <CircleCheck {...look} className="mt-0.5 text-success" />;
  if (state === "open") return <CircleDot {...look} className="mt-0.5 text-primary" />;
  return <Circle {...look} className="muted mt-0.5" />;
}

interface WhenProps extends Required<Pick<OrderStepsProps, "work" | "parties">> {
  step: WorkStep<number>;
  state: State;
}

function When({ step, state, work: { clock }, parties }: WhenProps) {
  const now = useServerMinute();
  if (step.done_at !== null) return <Day at={step.done_at}>{istFullDate(step.done_at)}</Day>;
  if (state === "open" && clock !== null) {
    const { waits_for, since, promised } = clock;
    // Nobody promises for a department: its step says what is usual.
    const until = waits_for === "government" ? null : orderWork.until(promiseWords(promised, now));
    return (
      <>
        {orderWork.since(parties[waits_for], promiseWords(since, now))}
        {until !== null && <> · {until}</>}
      </>
    );
  }
  const party = parties[step.waits_for];
  return step.waits_for === "us" ? orderWork.within(party, step.days) : orderWork.usually(party, step.days);
}

function Day({ at, children }: { at: number; children: string }) {
  return (
    <time className="figures" dateTime={new Date(at).toISOString()}>
      {children}
    </time>
  );
}

/** What stands at the end of a step that was filed, decided or delivered. */
function ProofLine({ step: { proof } }: { step: WorkStep<number> }) {
  if (proof === null || proof.number === null) return null;
  const day = startOfIstDayNamed(proof.on);
  return (
    <p translate="no" className="muted text-sm">
      <span className="wrap-anywhere">{orderWork.number(proof.number)}</span>
      {Number.isFinite(day) && (
        <>
          {" · "}
          <Day at={day}>{istFullDate(day)}</Day>
        </>
      )}
    </p>
  );
}
