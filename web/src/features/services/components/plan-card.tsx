import { formatPaise, formatRupees } from "@niyamdesk/domain/money/money";
import type { Plan, Service } from "@niyamdesk/domain/services/service";
import { useState } from "react";
import { common } from "#messages/common.ts";
import { service as words } from "#messages/service.ts";
import { priceOf } from "../../../lib/money/price-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { DocumentList } from "./document-list.tsx";
import { QuestionList } from "./question-list.tsx";

interface PlanCardProps {
  service: Service;
  plan: Plan;
  selected: boolean;
  /** Begins with the documents, for who comes from a link that names them. */
  documentsFirst: boolean;
  /** Without it, it is only looked at. */
  onSelect?(): void;
}

export function PlanCard({ service, plan, selected, documentsFirst, onSelect }: PlanCardProps) {
  const [tab, setTab] = useState(documentsFirst ? 1 : 0);
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={`flex flex-col rounded-box border bg-base-100 p-5 sm:p-6 ${
        selected ? "border-primary ring-1 ring-primary" : "border-base-300"
      }`}
    >
      <h3 id={`plan-${plan.id}`} className="text-lg leading-snug">
        {plan.name}
      </h3>
      <p translate="no" className="figures mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-bold tracking-tight">{formatRupees(plan.price)}</span>
        <span className="muted text-sm">{common.plusGst}</span>
      </p>
      <p translate="no" className="figures muted mb-3 text-sm">
        {common.withGst(formatPaise(priceOf(plan.price).total))}
      </p>
      <Tabs
        label={words.aboutPlan(plan.name)}
        current={tab}
        onSelect={setTab}
        tabs={[
          { label: words.details, content: <PlanDetails service={service} plan={plan} /> },
          { label: words.documents, content: <DocumentList documents={service.required_documents} /> },
          { label: words.faq, content: <QuestionList faqs={service.faqs} /> },
        ]}
      />
      {onSelect && (
        <div className="mt-auto pt-6">
          <Button block onClick={onSelect} aria-describedby={`plan-${plan.id}`}>
            {words.selectPlan}
          </Button>
        </div>
      )}
    </article>
  );
}

function PlanDetails({ service, plan }: { service: Service; plan: Plan }) {
  const facts = [
    [words.whatYouGet, plan.description || service.description],
    [words.eligibility, plan.eligibility || service.eligibility],
    [words.processingTime, plan.turnaround || words.fallbackProcessing],
  ].filter(([, text]) => text !== "");
  return (
    <dl className="grid gap-3">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt className="text-sm font-semibold">{term}</dt>
          <dd className="leading-relaxed opacity-85">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
