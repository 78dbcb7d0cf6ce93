import { AccountCard } from "../../features/accounts/components/account-card.tsx";
import { NewPassword } from "../../features/accounts/components/new-password.tsx";
import { useActionLink } from "../../features/accounts/hooks/use-action-link.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/states.tsx";

export default function SetNewPassword() {
  usePageTitle("Set a new password");
  const link = useActionLink();
  if (link === undefined) return <Loading />;
  if (link === null || link.code === "") {
    return (
      <AccountCard
        title="This link is not complete"
        intro={
          <p role="alert">
            Missing authentication parameters. Please open the whole link of the mail, or request a new
            password reset link.
          </p>
        }
      >
        <ButtonLink to={PATHS.passwordReset} block>
          Send a new link
        </ButtonLink>
      </AccountCard>
    );
  }
  return <NewPassword code={link.code} />;
}
