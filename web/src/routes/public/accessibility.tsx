import { PATHS } from "@niyamdesk/domain/base/addresses";
import { trustPages } from "#messages/trust-pages.ts";
import { LegalPage } from "./legal-page.tsx";

export default function AccessibilityPage() {
  return <LegalPage document={trustPages.accessibility} path={PATHS.accessibility} />;
}
