import { PATHS } from "@niyamdesk/domain/base/addresses";
import { legal } from "#messages/legal.ts";
import { LegalPage } from "./legal-page.tsx";

export default function TermsPage() {
  return <LegalPage document={legal.terms} path={PATHS.terms} />;
}
