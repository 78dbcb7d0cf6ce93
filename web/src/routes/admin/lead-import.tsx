import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { ChevronLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { leadImport as words } from "#messages/workspaces/lead-admin.ts";
import { ImportFile } from "../../features/leads/components/import-file.tsx";
import { ImportHistory } from "../../features/leads/components/import-history.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** A list of people becomes leads. */
export default function LeadImport() {
  usePageTitle(words.title);
  return (
    <>
      <Link
        to={WORKSPACES.admin.pages.leads}
        className="muted mb-3 inline-flex min-h-11 items-center lg:min-h-9 gap-1 text-sm hover:underline"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {words.back}
      </Link>
      <WorkspacePage title={words.title} intro={words.intro}>
        <ImportFile />
        <ImportHistory />
      </WorkspacePage>
    </>
  );
}
