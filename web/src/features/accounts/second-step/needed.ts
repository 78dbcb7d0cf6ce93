import type { UserCredential } from "firebase/auth";
import { notLoaded } from "../../../lib/backend/app-error.ts";

/**
 * For what was refused since the account has a second step: asks for it over whatever page it is, and goes on. All that it needs is fetched
 * then, so that those who have none wait for nothing. @throws AppError; what it was given, where it is something else
 */
export async function withSecondStep(error: unknown): Promise<UserCredential> {
  if (!isSecondStepNeeded(error)) throw error;
  const { askSecondStep } = await import("./ask.tsx").catch(() => {
    throw notLoaded();
  });
  return askSecondStep(error);
}

function isSecondStepNeeded(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "auth/multi-factor-auth-required"
  );
}
