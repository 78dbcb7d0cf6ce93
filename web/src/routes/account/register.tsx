import { PATHS } from "@niyamdesk/domain/base/addresses";
import { accounts } from "#messages/accounts.ts";
import { register } from "#messages/register.ts";
import { AccountCard } from "../../features/accounts/components/account-card.tsx";
import { EmailRegistration } from "../../features/accounts/components/email-registration.tsx";
import { PhoneRegistration } from "../../features/accounts/components/phone-registration.tsx";
import { SwitchLink } from "../../features/accounts/components/switch-link.tsx";
import { TermsNotice } from "../../features/accounts/components/terms-notice.tsx";
import { useWay, WaySwitch } from "../../features/accounts/components/way-switch.tsx";
import { useTyped } from "../../features/accounts/hooks/use-typed.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";

export default function Register() {
  usePageTitle(register.title);
  const way = useWay();
  const typed = useTyped("register");
  return (
    <AccountCard
      title={register.title}
      intro={register.lead}
      foot={
        <>
          {register.haveAccount} <SwitchLink to={PATHS.login}>{accounts.signIn}</SwitchLink>
        </>
      }
    >
      <WaySwitch label={register.ways} />
      {way === "email" ? <EmailRegistration typed={typed} /> : <PhoneRegistration typed={typed} />}
      <TermsNotice />
    </AccountCard>
  );
}
