import { legal } from "#messages/legal.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { LegalPage } from "./legal-page.tsx";

export default function TermsPage() {
  return <LegalPage document={legal.terms} path={PATHS.terms} />;
}
