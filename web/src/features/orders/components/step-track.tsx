import { openStep } from "@niyamdesk/domain/steps/work";
import { orderWork as words } from "#messages/order-work.ts";
import type { WorkView } from "../read-work.ts";

/** How far an order has come, as a line of dots; read out in a sentence. */
export function StepTrack({ work }: { work: WorkView }) {
  const open = openStep(work);
  const at = open === null ? work.steps.length : work.steps.indexOf(open);
  const turn = words.turns[work.clock?.waits_for ?? "us"];
  const name =
    open === null
      ? words.trackDone(work.steps.length)
      : words.track(at + 1, work.steps.length, open.name, turn);
  return (
    <span role="img" aria-label={name} className="step-track">
      {work.steps.map(({ id }, index) => (
        <span key={id} data-state={index < at ? "done" : index === at ? "open" : "ahead"} />
      ))}
    </span>
  );
}
