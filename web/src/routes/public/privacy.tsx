import { legal } from "#messages/legal.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { LegalPage } from "./legal-page.tsx";

export default function PrivacyPage() {
  return <LegalPage document={legal.privacy} path={PATHS.privacy} />;
}
