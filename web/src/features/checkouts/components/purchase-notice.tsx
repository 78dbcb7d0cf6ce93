import { PATHS } from "@niyamdesk/domain/base/addresses";
import { termsNotice } from "#messages/terms-notice.ts";
import { Filled } from "../../../ui/filled.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";

/** What is accepted with a purchase; the ledger of consents keeps the version of these words (`CONSENT_NOTICES.purchase`). */
export function PurchaseNotice() {
  const link = (to: string, label: string) => (
    <SiteLink to={to} className="link">
      {label}
    </SiteLink>
  );
  return (
    <p className="muted mt-3 text-sm">
      <Filled
        text={termsNotice.purchase}
        parts={{
          terms: link(PATHS.terms, termsNotice.terms),
          refunds: link(PATHS.refunds, termsNotice.refunds),
        }}
      />
    </p>
  );
}
