import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { termsNotice } from "#messages/terms-notice.ts";
import { Filled } from "../../../ui/filled.tsx";

/** By what words the terms are accepted; the ledger of consents keeps their version (`CONSENT_NOTICES.terms`). */
export function TermsNotice() {
  return (
    <p className="muted mt-4 text-sm">
      <Filled
        text={termsNotice.account}
        parts={{
          terms: (
            <Link to={PATHS.terms} className="link">
              {termsNotice.terms}
            </Link>
          ),
          privacy: (
            <Link to={PATHS.privacy} className="link">
              {termsNotice.privacy}
            </Link>
          ),
        }}
      />
    </p>
  );
}
