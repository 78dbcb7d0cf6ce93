import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { termsNotice } from "#messages/terms-notice.ts";
import { Filled } from "../../../ui/filled.tsx";

/** What is accepted with a purchase; the ledger of consents keeps the version of these words (`CONSENT_NOTICES.purchase`). */
export function PurchaseNotice() {
  const link = (to: string, label: string) => (
    <Link to={to} className="link">
      {label}
    </Link>
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
