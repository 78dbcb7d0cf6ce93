import { PATHS } from "@niyamdesk/domain/base/addresses";
import { trustPages } from "#messages/trust-pages.ts";
import { LegalPage } from "./legal-page.tsx";

export default function GrievancePage() {
  return <LegalPage document={trustPages.grievance} path={PATHS.grievance} />;
}
