import { PATHS } from "@niyamdesk/domain/base/addresses";
import { legal } from "#messages/legal.ts";
import { LegalPage } from "./legal-page.tsx";

export default function RefundsPage() {
  return <LegalPage document={legal.refunds} path={PATHS.refunds} />;
}
