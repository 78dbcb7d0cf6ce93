import { PATHS } from "@niyamdesk/domain/base/addresses";
import { accounts } from "#messages/accounts.ts";
import { passwords } from "#messages/passwords.ts";
import { AccountCard } from "../../features/accounts/components/account-card.tsx";
import { NewPassword } from "../../features/accounts/components/new-password.tsx";
import { useActionLink } from "../../features/accounts/hooks/use-action-link.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/states.tsx";

export default function SetNewPassword() {
  usePageTitle(passwords.setTitle);
  const link = useActionLink();
  if (link === undefined) return <Loading />;
  if (link === null || link.code === "") {
    return (
      <AccountCard title={passwords.incompleteTitle} intro={<p role="alert">{passwords.incomplete}</p>}>
        <ButtonLink to={PATHS.passwordReset} block>
          {accounts.newLink}
        </ButtonLink>
      </AccountCard>
    );
  }
  return <NewPassword code={link.code} />;
}
