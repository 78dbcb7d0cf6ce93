import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { accounts } from "#messages/accounts.ts";
import { codes } from "#messages/codes.ts";
import { AccountCard, strong } from "../../features/accounts/components/account-card.tsx";
import { CodeEntry } from "../../features/accounts/components/code-entry.tsx";
import { NameQuestion } from "../../features/accounts/components/name-question.tsx";
import { UnusedAccount } from "../../features/accounts/components/unused-account.tsx";
import { useCodeCheck } from "../../features/accounts/hooks/use-code-check.ts";
import { carriedOn, doorAddress } from "../../features/accounts/login-entry.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { toast } from "../../lib/page/toast.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Filled } from "../../ui/filled.tsx";
import { PhoneNumber } from "../../ui/phone-number.tsx";

export default function OtpVerification() {
  usePageTitle(codes.title);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { pending, outcome, unused, keep, check, again, decline } = useCodeCheck();
  const [emailHelps, setEmailHelps] = useState(false);
  const byPhone = doorAddress(pathname, search, "phone");
  const byEmail = doorAddress(pathname, search, "email");

  if (!pending) return <NoNumber to={`${PATHS.login}${carriedOn(pathname, search)}`} />;
  const number = <PhoneNumber e164={pending.phone} />;

  if (unused !== null) return <UnusedAccount phone={pending.phone} proof={unused} onAgain={again} />;

  if (outcome === "not_staff") {
    return (
      <AccountCard
        title={codes.notStaffTitle}
        intro={
          <p role="alert">
            <Filled text={codes.notStaff} parts={{ number }} />
          </p>
        }
      >
        <div className="grid gap-3">
          <ButtonLink to={byEmail} block>
            {codes.byEmail}
          </ButtonLink>
          <ButtonLink to={byPhone} look="outline" block>
            {codes.anotherNumber}
          </ButtonLink>
        </div>
      </AccountCard>
    );
  }

  if (pending.unknown !== "no") {
    const declineAndReturn = async () => {
      await decline();
      toast("info", codes.notCreated);
      navigate(byPhone, { replace: true });
    };
    return (
      <AccountCard title={codes.createTitle} intro={<p role="status">{codes.create}</p>}>
        <NameQuestion pending={pending} onDecline={declineAndReturn} />
      </AccountCard>
    );
  }

  const wayBack =
    pending.purpose === "register" ? `${PATHS.register}${withPhone(carriedOn(pathname, search))}` : byPhone;
  return (
    <AccountCard
      title={codes.title}
      intro={
        <p>
          <Filled text={codes.sentTo} parts={{ number: strong(number) }} />{" "}
          <Link to={wayBack} className="link link-primary whitespace-nowrap">
            {codes.changeNumber}
          </Link>
        </p>
      }
      foot={
        emailHelps && (
          <Link to={byEmail} className="link link-primary font-medium">
            {accounts.useEmail}
          </Link>
        )
      }
    >
      <CodeEntry pending={pending} onResent={keep} onCode={check} onEmailHelps={() => setEmailHelps(true)} />
    </AccountCard>
  );
}

function NoNumber({ to }: { to: string }) {
  useEffect(() => toast("error", codes.noNumber), []);
  return <Navigate to={to} replace />;
}

function withPhone(search: string): string {
  return search === "" ? "?tab=phone" : `${search}&tab=phone`;
}
