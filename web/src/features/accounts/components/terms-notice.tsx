import { PATHS } from "@niyamdesk/domain/base/addresses";
import { termsNotice } from "#messages/terms-notice.ts";
import { Filled } from "../../../ui/filled.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";

/** By what words the terms are accepted; the ledger of consents keeps their version (`CONSENT_NOTICES.terms`). */
export function TermsNotice() {
  return (
    <p className="muted mt-4 text-sm">
      <Filled
        text={termsNotice.account}
        parts={{
          terms: (
            <SiteLink to={PATHS.terms} className="link">
              {termsNotice.terms}
            </SiteLink>
          ),
          privacy: (
            <SiteLink to={PATHS.privacy} className="link">
              {termsNotice.privacy}
            </SiteLink>
          ),
        }}
      />
    </p>
  );
}
