import { PATHS } from "@niyamdesk/domain/base/addresses";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { Link } from "react-router-dom";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { useChangedPlans } from "../../features/orders/data/step-plans.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Badge } from "../../ui/badge.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const words = orderAdmin.steps;

/** The way of each service from paid to filed. */
export default function Steps() {
  usePageTitle(words.title);
  const services = useServicesOnSale();
  const changed = useChangedPlans();
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <LivePanel live={services} label={words.loading} failure={words.failed} rows={4}>
        {(onSale) => (
          <LivePanel live={changed} label={words.loading} failure={words.failed} rows={4}>
            {(plans) => (
              <WorkList label={words.label}>
                {onSale.map(({ id, name }) => {
                  const own = plans.get(id);
                  const { steps } = own ?? builtInPlan(id);
                  return (
                    <WorkRow
                      key={id}
                      title={
                        <Link to={PATHS.stepPlan(id)} className="hover:text-primary">
                          {name}
                        </Link>
                      }
                      detail={words.count(
                        steps.length,
                        steps.reduce((sum, { days }) => sum + days, 0),
                      )}
                      aside={
                        own === undefined ? (
                          <span className="muted">{words.builtIn}</span>
                        ) : (
                          <Badge tone="info">{words.own}</Badge>
                        )
                      }
                    />
                  );
                })}
              </WorkList>
            )}
          </LivePanel>
        )}
      </LivePanel>
    </WorkspacePage>
  );
}
