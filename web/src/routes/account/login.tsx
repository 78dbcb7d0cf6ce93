import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useLocation } from "react-router-dom";
import { signIn } from "#messages/sign-in.ts";
import { AccountCard } from "../../features/accounts/components/account-card.tsx";
import { EmailSignIn } from "../../features/accounts/components/email-sign-in.tsx";
import { PhoneSignIn } from "../../features/accounts/components/phone-sign-in.tsx";
import { SwitchLink } from "../../features/accounts/components/switch-link.tsx";
import { useWay, WaySwitch } from "../../features/accounts/components/way-switch.tsx";
import { useTyped } from "../../features/accounts/hooks/use-typed.ts";
import { loginEntry } from "../../features/accounts/login-entry.ts";
import { loginTitle } from "../../features/accounts/login-title.ts";
import { inLanguage } from "../../lib/page/in-language.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";

/** `/login` and the logins of the portals: the door decides the title and where one lands. */
export default function Login() {
  const { pathname, search } = useLocation();
  const entry = loginEntry(pathname, search);
  const title = loginTitle(entry);
  const way = useWay();
  const typed = useTyped("sign-in");
  usePageTitle(title);
  const isClient = entry.type === "user";
  return (
    <AccountCard
      title={title}
      intro={isClient ? signIn.lead : signIn.staffLead}
      foot={
        isClient ? (
          <>
            {signIn.newHere} <SwitchLink to={PATHS.register}>{signIn.register}</SwitchLink>
          </>
        ) : (
          <>
            {signIn.isClient}{" "}
            <a href={inLanguage(PATHS.login)} className="link link-primary font-medium">
              {signIn.clientDoor}
            </a>
          </>
        )
      }
    >
      <WaySwitch label={signIn.ways} />
      {way === "email" ? <EmailSignIn typed={typed} /> : <PhoneSignIn typed={typed} />}
    </AccountCard>
  );
}
