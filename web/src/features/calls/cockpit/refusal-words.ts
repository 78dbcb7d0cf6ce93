import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";

/** Why the server does not have a call. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof AppError)) return errorWords(error);
  const { code, facts } = error;
  if (code === "lead_being_called" && facts.by) return words.calledBy(facts.by);
  if (code === "outside_calling_hours" && facts.opens) return words.opensAt(Number(facts.opens));
  return error.message;
}
