import type { WorkStep } from "@niyamdesk/domain/steps/order-work";
import { openStep } from "@niyamdesk/domain/steps/work";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { Circle, CircleCheck, CircleDot } from "lucide-react";
import { Link } from "react-router-dom";
import { shownStep } from "#messages/step-names.ts";
import { desk } from "#messages/workspaces/order-desk.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { ShownWork } from "./read-work.ts";

const words = desk.steps;

interface OrderStepsProps {
  work: ShownWork;
  /** Where a document of the order is looked at. */
  documentAt(id: string): string;
}

/** The way of an order from paid to filed, and what each step has left behind. */
export function OrderSteps({ work, documentAt }: OrderStepsProps) {
  const open = openStep(work);
  const done = work.steps.filter(({ done_at }) => done_at !== null).length;
  return (
    <Panel
      title={words.title}
      framed
      aside={<span className="muted figures text-sm">{words.count(done, work.steps.length)}</span>}
    >
      <ol className="grid gap-3">
        {work.steps.map((step) => (
          <StepLine key={step.id} {...{ step, documentAt }} isOpen={step.id === open?.id} />
        ))}
      </ol>
    </Panel>
  );
}

interface StepLineProps extends Pick<OrderStepsProps, "documentAt"> {
  step: WorkStep<number>;
  isOpen: boolean;
}

function StepLine({ step, isOpen, documentAt }: StepLineProps) {
  const { name, done_at, proof, waits_for, days } = step;
  const [Drawn, standing] =
    done_at !== null
      ? ([CircleCheck, words.done] as const)
      : isOpen
        ? ([CircleDot, words.now] as const)
        : ([Circle, words.toCome] as const);
  return (
    <li className="flex gap-3" aria-current={isOpen ? "step" : undefined}>
      <Drawn
        size={18}
        aria-label={standing}
        className={`mt-1 shrink-0 ${done_at !== null ? "text-success" : isOpen ? "text-primary" : "muted"}`}
      />
      <div className="min-w-0">
        <p className={isOpen ? "font-semibold" : ""}>{shownStep(name)}</p>
        <p className="muted text-sm">
          {done_at === null
            ? `${desk.turns[waits_for]} · ${words.days(days)}`
            : istFullDate(proof === null ? done_at : startOfIstDayNamed(proof.on))}
        </p>
        {proof?.number && (
          <p translate="no" className="figures font-mono text-sm wrap-anywhere">
            {words.number(proof.number)}
          </p>
        )}
        {proof?.document_id && (
          <Link to={documentAt(proof.document_id)} className="link thumb text-sm">
            {words.file}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The versions that its client was sent, the last first. */
export function OrderDrafts({ work, documentAt }: OrderStepsProps) {
  if (work.drafts.length === 0) return null;
  return (
    <Panel title={desk.drafts.title} framed>
      <ul className="grid gap-4">
        {work.drafts.toReversed().map(({ version, answer, answer_words, sent_at, document_id }) => (
          <li key={version} className="grid gap-1">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{desk.drafts.version(version)}</span>
              <Badge tone={answer === "approved" ? "success" : answer === "changes" ? "warning" : "info"}>
                {answer === null ? desk.drafts.waiting : desk.drafts[answer]}
              </Badge>
            </p>
            <p className="muted text-sm">{istFullDate(sent_at)}</p>
            {answer_words !== null && <p className="text-sm whitespace-pre-line">{answer_words}</p>}
            <Link to={documentAt(document_id)} className="link thumb text-sm">
              {desk.drafts.open}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
