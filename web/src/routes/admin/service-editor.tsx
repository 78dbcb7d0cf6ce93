import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { soldOf } from "../../features/services/admin/read-editor.ts";
import { ServiceEditor } from "../../features/services/admin/service-editor.tsx";
import { useServiceDraft, useStoredService } from "../../features/services/data/editor.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { EmptyState, ErrorState, Loading } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** What a service says and costs, changed as a draft until it is published. */
export default function ServiceEditorPage() {
  const { serviceId = "" } = useParams();
  const stored = useStoredService(serviceId);
  const draft = useServiceDraft(serviceId);
  const data = stored.status === "ready" ? (stored.value?.data ?? null) : null;
  const sold = useMemo(() => soldOf(serviceId, data), [serviceId, data]);
  const drafted = draft.status === "ready" ? draft.value : null;
  const typed = drafted?.values.name;
  const name = sold.service?.name ?? (typeof typed === "string" && typed !== "" ? typed : serviceId);
  usePageTitle(`${name}: ${words.title}`);
  const broken = [stored, draft].find(({ status }) => status === "failed" || status === "refused");
  if (broken && "retry" in broken) return <ErrorState title={words.failed} onRetry={broken.retry} />;
  if (stored.status !== "ready" || draft.status !== "ready") return <Loading label={words.loading} />;
  if (sold.service === null && drafted === null) return <EmptyState title={words.noService} />;
  return (
    <WorkspacePage
      title={name}
      intro={<TextLink to={WORKSPACES.admin.pages.services}>{words.back}</TextLink>}
    >
      <ServiceEditor key={serviceId} {...{ serviceId, sold, draft: drafted }} />
    </WorkspacePage>
  );
}
