import { DOCUMENTS_FIRST } from "@niyamdesk/domain/base/addresses";
import type { Service } from "@niyamdesk/domain/services/service";
import { useSearchParams } from "react-router-dom";
import { service as words } from "#messages/service.ts";
import { PlanCard } from "./plan-card.tsx";

/** No place stays empty beside the last one. */
const COLUMNS: Readonly<Record<number, string>> = { 1: "", 2: "sm:grid-cols-2", 4: "sm:grid-cols-2" };
const MANY = "sm:grid-cols-2 lg:grid-cols-3";

interface PlanListProps {
  service: Service;
  /** The plan chosen last, marked when the client comes back to choose again. */
  selected: string | null;
  onSelect(planId: string): void;
}

export function PlanList({ service, selected, onSelect }: PlanListProps) {
  const [query] = useSearchParams();
  const documentsFirst = query.get("show") === DOCUMENTS_FIRST;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" tabIndex={-1} className="mb-4 text-xl outline-none">
        {service.plans.length > 1 ? words.choosePlan : words.yourPlan}
      </h2>
      <div className={`grid gap-4 ${COLUMNS[service.plans.length] ?? MANY}`}>
        {service.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            service={service}
            plan={plan}
            selected={plan.id === selected}
            documentsFirst={documentsFirst}
            onSelect={() => onSelect(plan.id)}
          />
        ))}
      </div>
    </section>
  );
}
