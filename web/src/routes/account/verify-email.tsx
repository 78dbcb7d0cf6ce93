import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { accountLinks } from "#messages/account-links.ts";
import { AccountCard, strong } from "../../features/accounts/components/account-card.tsx";
import { ChangeAddress } from "../../features/accounts/components/change-address.tsx";
import { VerificationMail } from "../../features/accounts/components/verification-mail.tsx";
import { useVerified } from "../../features/accounts/hooks/use-verification.ts";
import { landing } from "../../features/accounts/login-entry.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { withReturn } from "../../lib/page/return-path.ts";
import { useSession } from "../../lib/session/session.ts";
import type { SignedIn } from "../../lib/session/session-store.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Filled } from "../../ui/filled.tsx";
import { PreparingAccount } from "../../ui/preparing-account.tsx";
import { Loading } from "../../ui/states.tsx";

/** After registering by email: where the link went, and on as soon as it was followed, wherever that is. */
export default function VerifyEmail() {
  usePageTitle(accountLinks.waiting.title);
  const session = useSession({ certain: true });
  const { pathname, search } = useLocation();
  if (session.status === "unknown") return <Loading />;
  if (session.status === "signed_out") {
    return <Navigate to={withReturn(PATHS.login, `${pathname}${search}`)} replace />;
  }
  if (session.role === null) return <PreparingAccount />;
  return <Waiting session={session} onward={landing(session.role, pathname, search)} />;
}

function Waiting({ session, onward }: { session: SignedIn; onward: string }) {
  const address = session.email ?? "";
  const [changing, setChanging] = useState(false);
  // The session ends and begins anew while the address changes: nobody asks in between.
  const verified = useVerified(changing ? "" : address);
  if (verified || address === "") return <Navigate to={onward} replace />;
  return (
    <AccountCard
      title={changing ? accountLinks.waiting.changeTitle : accountLinks.waiting.title}
      intro={
        changing ? (
          accountLinks.waiting.changeLead(address)
        ) : (
          <Filled text={accountLinks.waiting.lead} parts={{ address: strong(address) }} />
        )
      }
      foot={
        <ButtonLink to={onward} look="quiet" block>
          {accountLinks.waiting.later}
        </ButtonLink>
      }
    >
      {changing ? (
        <ChangeAddress address={address} onDone={() => setChanging(false)} />
      ) : (
        <>
          <p className="mb-5 flex items-center gap-3 rounded-field bg-base-200 px-4 py-3 text-sm">
            <span className="loading loading-spinner loading-sm text-primary" aria-hidden="true" />
            {accountLinks.waiting.hint}
          </p>
          <VerificationMail key={address} address={address} />
          <Button look="outline" block onClick={() => setChanging(true)}>
            {accountLinks.waiting.change}
          </Button>
        </>
      )}
    </AccountCard>
  );
}
