import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { ImportFile } from "../../features/leads/components/import-file.tsx";
import { ImportHistory } from "../../features/leads/components/import-history.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** A list of people becomes leads. */
export default function LeadImport() {
  usePageTitle(words.title);
  return (
    <>
      <BackLink to={WORKSPACES.admin.pages.leads}>{words.back}</BackLink>
      <WorkspacePage title={words.title} intro={words.intro}>
        <ImportFile />
        <ImportHistory />
      </WorkspacePage>
    </>
  );
}
