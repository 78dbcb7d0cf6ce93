import { legal } from "#messages/legal.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { LegalPage } from "./legal-page.tsx";

export default function RefundsPage() {
  return <LegalPage document={legal.refunds} path={PATHS.refunds} />;
}
