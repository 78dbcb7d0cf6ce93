import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Navigate } from "react-router-dom";
import { accountLinks } from "#messages/account-links.ts";
import { linkErrors } from "#messages/link-errors.ts";
import { addressModeOf } from "../../features/accounts/action-link.ts";
import { AddressLink } from "../../features/accounts/components/address-link.tsx";
import { DeadLink } from "../../features/accounts/components/dead-link.tsx";
import { Invitation } from "../../features/accounts/components/invitation.tsx";
import { LinkSignIn } from "../../features/accounts/components/link-sign-in.tsx";
import { useActionLink } from "../../features/accounts/hooks/use-action-link.ts";
import { deadLink } from "../../features/accounts/link-words.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Loading } from "../../ui/states.tsx";

const NOT_COMPLETE = deadLink(linkErrors.incomplete);
const UNKNOWN = deadLink(linkErrors.unknown);

/** Every link of our mails arrives here. */
export default function AuthCallback() {
  usePageTitle(accountLinks.title);
  const link = useActionLink();
  if (link === undefined) return <Loading />;
  if (link === null) return <DeadLink mode="" error={NOT_COMPLETE} />;
  const { mode, code, proof } = link;
  if (mode === "resetPassword") return <Navigate to={PATHS.setNewPassword} replace state={{ link }} />;
  if (mode === "invitation") return <Invitation key={code} token={code} />;
  const addressMode = addressModeOf(mode);
  if (addressMode === null && mode !== "signIn") return <DeadLink mode={mode} error={UNKNOWN} />;
  if (code === "") return <DeadLink mode={mode} error={NOT_COMPLETE} />;
  if (addressMode !== null) return <AddressLink key={code} mode={addressMode} code={code} proof={proof} />;
  return <LinkSignIn key={code} code={code} />;
}
