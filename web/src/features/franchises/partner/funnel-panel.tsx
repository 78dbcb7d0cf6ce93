import { FUNNEL_MONTHS, FUNNEL_STEPS, type FunnelMonth } from "@niyamdesk/domain/franchises/funnel";
import { useState } from "react";
import { common } from "#messages/common.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { Bars } from "../../../ui/charts/bars.tsx";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useFunnel } from "../hooks/use-funnel.ts";

const words = partner.funnel;
const MONTHS: readonly (readonly [FunnelMonth, string])[] = FUNNEL_MONTHS.map((month) => [
  month,
  words.months[month],
]);

/** How far what the partner brought has come, this month or before. */
export default function FunnelPanel({ franchiseId }: { franchiseId: string }) {
  const [month, setMonth] = useState<FunnelMonth>("this");
  const counted = useFunnel(franchiseId, month);
  const funnel = counted.status === "ready" ? counted.funnel : null;
  const steps = FUNNEL_STEPS.map((step) => {
    const value = funnel?.[step] ?? 0;
    return { key: step, label: words.steps[step], value, said: funnel ? String(value) : partner.unread };
  });
  const choice = (
    <Choices<FunnelMonth> label={words.month} options={MONTHS} chosen={month} onChoose={setMonth} />
  );
  if (counted.status === "failed") {
    return (
      <Panel title={words.title} framed>
        <div className="mb-4">{choice}</div>
        <ErrorState title={words.failed} onRetry={counted.retry}>
          {common.checkConnection}
        </ErrorState>
      </Panel>
    );
  }
  return (
    <ChartPanel
      title={words.title}
      lead={
        <>
          {choice}
          <p className="muted mt-3 text-sm">{words.lead}</p>
          {/* The bars are drawn for the eye alone. */}
          <p role="status" className="sr-only">
            {counted.status === "loading" ? words.loading : ""}
          </p>
        </>
      }
      table={{ heads: [words.step, words.count], rows: steps.map(({ label, said }) => [label, said]) }}
      foot={<ByTerritory orders={funnel?.by_territory ?? 0} />}
    >
      <Bars bars={steps} />
    </ChartPanel>
  );
}

/** They were in none of the steps before. */
function ByTerritory({ orders }: { orders: number }) {
  return orders > 0 && <p className="mt-4 text-sm">{words.byTerritory(orders)}</p>;
}
