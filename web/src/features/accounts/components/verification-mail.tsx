import { accountLinks } from "#messages/account-links.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Resend } from "../../../ui/resend.tsx";
import { useVerificationMail } from "../hooks/use-verification.ts";

export function VerificationMail({ address }: { address: string }) {
  const { from, failure, send } = useVerificationMail(address);
  return (
    <>
      <ul className="muted mb-5 list-disc ps-5 text-sm">
        <li>{accountLinks.waiting.late}</li>
        <li>{accountLinks.waiting.latest}</li>
      </ul>
      <div role="alert">
        {failure !== null && <p className="alert alert-error alert-soft mb-4">{errorWords(failure)}</p>}
      </div>
      <Resend
        from={from}
        label={accountLinks.waiting.again}
        onResend={async () => {
          await send();
          return accountLinks.waiting.sentAgain(address);
        }}
      />
    </>
  );
}
