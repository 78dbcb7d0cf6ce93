import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useParams } from "react-router-dom";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { PlanEditor } from "../../features/orders/admin/plan-editor.tsx";
import { useStepPlan } from "../../features/orders/data/step-plans.ts";
import { useService } from "../../features/services/data/service.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState, ErrorState, Loading } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const words = orderAdmin.steps;

/** The steps of one service. */
export default function StepPlanPage() {
  const { serviceId = "" } = useParams();
  const { data, loading, failed, retry } = useService(serviceId);
  const plan = useStepPlan(serviceId);
  const service = data?.service ?? null;
  usePageTitle(service === null ? words.title : `${service.name}: ${words.title}`);
  if (loading) return <Loading label={words.loading} />;
  if (failed) return <ErrorState title={words.failed} onRetry={retry} />;
  if (service === null) return <EmptyState title={words.noService} />;
  return (
    <WorkspacePage
      title={service.name}
      intro={<TextLink to={WORKSPACES.admin.pages.steps}>{words.back}</TextLink>}
    >
      <LivePanel live={plan} label={words.loading} failure={words.failed} rows={4}>
        {(stored) => (
          <PlanEditor
            key={serviceId}
            {...{ serviceId, stored }}
            serviceName={service.name}
            documents={service.required_documents.map(({ id, label }) => ({ id, label }))}
          />
        )}
      </LivePanel>
    </WorkspacePage>
  );
}
