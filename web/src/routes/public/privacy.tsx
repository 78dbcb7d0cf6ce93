import { PATHS } from "@niyamdesk/domain/base/addresses";
import { legal } from "#messages/legal.ts";
import { LegalPage } from "./legal-page.tsx";

export default function PrivacyPage() {
  return <LegalPage document={legal.privacy} path={PATHS.privacy} />;
}
