import { errorWords } from "../../../lib/backend/app-error.ts";
import { Resend } from "../../../ui/resend.tsx";
import { useVerificationMail } from "../hooks/use-verification.ts";

export function VerificationMail({ address }: { address: string }) {
  const { from, failure, send } = useVerificationMail(address);
  return (
    <>
      <ul className="muted mb-5 list-disc ps-5 text-sm">
        <li>It can take a minute. Please look into the spam folder too.</li>
        <li>Only the latest link counts.</li>
      </ul>
      <div role="alert">
        {failure !== null && <p className="alert alert-error alert-soft mb-4">{errorWords(failure)}</p>}
      </div>
      <Resend
        from={from}
        label="Send the link again"
        onResend={async () => {
          await send();
          return `Another link is on its way to ${address}.`;
        }}
      />
    </>
  );
}
