import { useCallback, useEffect, useState } from "react";
import { AppError } from "../../../lib/backend/app-error.ts";
import { isAddressVerified, sendVerificationMail, spreadVerification } from "../data/verification.ts";
import { mailAskedFor, rememberMail } from "../verification-mail.ts";

/** Gentle: somebody who waits here is reading mail elsewhere, and returning to the page asks at once. */
const ASK_EVERY_MS = 5000;

/** True once the address is verified and everything knows of it, wherever the link was followed. */
export function useVerified(address: string): boolean {
  const [verified, setVerified] = useState(false);
  useEffect(() => {
    if (address === "") return;
    let asking = false;
    let over = false;
    const ask = async () => {
      if (asking || over || document.visibilityState === "hidden") return;
      asking = true;
      try {
        if (await isAddressVerified()) {
          await spreadVerification();
          over = true;
          setVerified(true);
        }
      } catch {
        // No network, or the function did not answer: the next turn asks again.
      } finally {
        asking = false;
      }
    };
    void ask();
    const turns = window.setInterval(ask, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("focus", ask);
    return () => {
      over = true;
      window.clearInterval(turns);
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("focus", ask);
    };
  }, [address]);
  return verified;
}

interface VerificationMail {
  /** Epoch ms from which another may be asked for; null while the first is being asked for. */
  from: number | null;
  /** The mail could not be asked for. */
  failure: unknown;
  send(): Promise<void>;
}

/** Sends the link on arrival, once; a reload goes on with the countdown. */
export function useVerificationMail(address: string): VerificationMail {
  const [from, setFrom] = useState(() => mailAskedFor(address));
  const [failure, setFailure] = useState<unknown>(null);

  const send = useCallback(async () => {
    setFailure(null);
    const next = await sendVerificationMail();
    rememberMail(address, next);
    setFrom(next);
  }, [address]);

  useEffect(() => {
    const asked = mailAskedFor(address);
    setFrom(asked);
    if (address === "" || asked !== null) return;
    send().catch((error: unknown) => {
      // The watch beside this takes the person on.
      if (error instanceof AppError && error.code === "already_verified") return;
      setFailure(error);
      setFrom(0);
    });
  }, [address, send]);

  return { from, failure, send };
}
