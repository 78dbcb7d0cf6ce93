import { useState } from "react";
import { ownAccount } from "#messages/own-account.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { requestPasswordReset } from "../data/password.ts";

/** A new password is set by a link to the verified address, also the first one of an account without. */
export function PasswordLink({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await requestPasswordReset(email);
      setSaid(ownAccount.passwordSent(email));
    } catch (error) {
      setSaid(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="muted text-sm">{ownAccount.password}</p>
        <p role="status">{said ?? ownAccount.passwordHow}</p>
      </div>
      <Button look="outline" busy={busy} onClick={() => void send()}>
        {ownAccount.passwordPress}
      </Button>
    </li>
  );
}
