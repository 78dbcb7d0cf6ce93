import { useEffect, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { AccountCard } from "../../features/accounts/components/account-card.tsx";
import { CodeEntry } from "../../features/accounts/components/code-entry.tsx";
import { NameQuestion } from "../../features/accounts/components/name-question.tsx";
import { UnusedAccount } from "../../features/accounts/components/unused-account.tsx";
import { useCodeCheck } from "../../features/accounts/hooks/use-code-check.ts";
import { carriedOn, doorAddress } from "../../features/accounts/login-entry.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { toast } from "../../lib/page/toast.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PhoneNumber } from "../../ui/phone-number.tsx";

export default function OtpVerification() {
  usePageTitle("Enter the code");
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
        title="Nobody of our team has this number"
        intro={
          <p role="alert">
            {number} is confirmed, but no account of our team signs in with it. Sign in with your email, or
            ask your administrator to add the number.
          </p>
        }
      >
        <div className="grid gap-3">
          <ButtonLink to={byEmail} block>
            Sign in by email
          </ButtonLink>
          <ButtonLink to={byPhone} look="outline" block>
            Use another number
          </ButtonLink>
        </div>
      </AccountCard>
    );
  }

  if (pending.unknown !== "no") {
    const declineAndReturn = async () => {
      await decline();
      toast("info", "No account was created.");
      navigate(byPhone, { replace: true });
    };
    return (
      <AccountCard
        title="Create your account?"
        intro={<p role="status">We have no account with this number yet: create it?</p>}
      >
        <NameQuestion pending={pending} onDecline={declineAndReturn} />
      </AccountCard>
    );
  }

  const wayBack =
    pending.purpose === "register" ? `${PATHS.register}${withPhone(carriedOn(pathname, search))}` : byPhone;
  return (
    <AccountCard
      title="Enter the code"
      intro={
        <p>
          Sent to <strong className="font-semibold text-base-content">{number}</strong>.{" "}
          <Link to={wayBack} className="link link-primary whitespace-nowrap">
            Change number
          </Link>
        </p>
      }
      foot={
        emailHelps && (
          <Link to={byEmail} className="link link-primary font-medium">
            Use email instead
          </Link>
        )
      }
    >
      <CodeEntry pending={pending} onResent={keep} onCode={check} onEmailHelps={() => setEmailHelps(true)} />
    </AccountCard>
  );
}

function NoNumber({ to }: { to: string }) {
  useEffect(() => toast("error", "No phone number provided for verification"), []);
  return <Navigate to={to} replace />;
}

function withPhone(search: string): string {
  return search === "" ? "?tab=phone" : `${search}&tab=phone`;
}
