import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { codes } from "#messages/codes.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { clearDraft } from "../../../lib/device/draft.ts";
import { toast } from "../../../lib/page/toast.ts";
import { admitCandidate, dismissCandidate, registerCandidate } from "../data/candidate.ts";
import { proveNumber } from "../data/prove-number.ts";
import { sendCode } from "../data/send-code.ts";
import { loginEntry } from "../login-entry.ts";
import { forgetPendingCode, keepPendingCode, type PendingCode, readPendingCode } from "../pending-code.ts";
import { type SecondProof, secondProofOf } from "../second-proof.ts";

type Outcome = "waiting" | "not_staff";

interface CodeCheck {
  /** Null when no code was asked for. */
  pending: PendingCode | null;
  /** `not_staff`: the number is proved, and nobody of the team has it. */
  outcome: Outcome;
  /** The number's account was not used for long, and its mailbox is asked too. */
  unused: SecondProof | null;
  keep(changed: PendingCode): void;
  /** @throws AppError */
  check(code: string): Promise<void>;
  /** Texts another code to the same number. @throws AppError */
  again(): Promise<void>;
  /** @throws AppError */
  decline(): Promise<void>;
}

/** What happens between a code and being signed in. */
export function useCodeCheck(): CodeCheck {
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState(readPendingCode);
  const [outcome, setOutcome] = useState<Outcome>("waiting");
  const [unused, setUnused] = useState<SecondProof | null>(null);
  const checking = useRef<Promise<void> | null>(null);
  const isStaffDoor = loginEntry(pathname, search).type !== "user";

  function keep(changed: PendingCode): void {
    keepPendingCode(changed);
    setPending(changed);
  }

  async function checkOnce(current: PendingCode, code: string): Promise<void> {
    const unknown = await proveNumber(current.verificationId, code).catch((error: unknown) => {
      const needed = secondProofOf(error);
      if (needed === null) throw error;
      setUnused(needed);
      return null;
    });
    if (unknown === null) return;
    if (unknown === "no") return admit(current);
    if (isStaffDoor) {
      await dismissCandidate({ fresh: unknown === "fresh" });
      forgetPendingCode();
      setOutcome("not_staff");
    } else if (current.purpose === "register") {
      await register({ ...current, unknown });
    } else {
      keep({ ...current, unknown });
    }
  }

  /** The code is spent: when this fails, it goes on from the question for the name. */
  async function register(current: PendingCode): Promise<void> {
    try {
      await registerCandidate(current.name, current.phone);
      forgetPendingCode();
      clearDraft("register");
    } catch (error) {
      toast("error", errorWords(error));
      keep(current);
    }
  }

  function check(code: string): Promise<void> {
    if (!pending) return Promise.resolve();
    checking.current ??= checkOnce(pending, code).finally(() => {
      checking.current = null;
    });
    return checking.current;
  }

  async function again(): Promise<void> {
    if (!pending) return;
    const verificationId = await sendCode(pending.phone);
    keep({ ...pending, verificationId, sentAt: Date.now(), resent: true });
    setUnused(null);
  }

  async function decline(): Promise<void> {
    await dismissCandidate({ fresh: pending?.unknown === "fresh" });
    forgetPendingCode();
  }

  return { pending, outcome, unused, keep, check, again, decline };
}

async function admit({ phone, purpose }: PendingCode): Promise<void> {
  await admitCandidate(phone);
  forgetPendingCode();
  clearDraft("sign-in");
  if (purpose === "register") toast("info", codes.signedInAlready);
}
