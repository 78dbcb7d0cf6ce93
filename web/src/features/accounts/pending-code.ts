import { clearDraft, readDraft, writeDraft } from "../../lib/device/draft.ts";

/** A code that is on its way to a number; kept in this tab, so that a reload goes on where the person was. */
export interface PendingCode {
  /** E.164. */
  phone: string;
  verificationId: string;
  /** Epoch ms. */
  sentAt: number;
  purpose: "sign_in" | "register";
  /** Of a registration. */
  name: string;
  /** Codes of earlier messages do not count any more. */
  resent: boolean;
  /** The number is proved and has no account yet: `fresh` when this very sign-in made it. */
  unknown: "no" | "fresh" | "unfinished";
}

const KEY = "code";
const UNKNOWN = ["no", "fresh", "unfinished"] as const;

export function readPendingCode(): PendingCode | null {
  const kept = readDraft(KEY);
  if (!kept) return null;
  const { phone, verificationId, sentAt, purpose, name, resent, unknown } = kept;
  if (typeof phone !== "string" || typeof verificationId !== "string" || typeof sentAt !== "number")
    return null;
  return {
    phone,
    verificationId,
    // A clock that was set back since: nobody waits for hours.
    sentAt: Math.min(sentAt, Date.now()),
    purpose: purpose === "register" ? "register" : "sign_in",
    name: typeof name === "string" ? name : "",
    resent: resent === true,
    unknown: UNKNOWN.find((state) => state === unknown) ?? "no",
  };
}

export function keepPendingCode(pending: PendingCode): void {
  writeDraft(KEY, { ...pending });
}

export function forgetPendingCode(): void {
  clearDraft(KEY);
}
