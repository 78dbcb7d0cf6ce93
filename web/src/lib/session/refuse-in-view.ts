import { currentSession } from "./session-store.ts";

/** Before a record is written directly: what the rules would refuse is said in words. @throws AppError view_only */
export async function refuseInView(): Promise<void> {
  const session = currentSession();
  if (session.status !== "signed_in" || session.viewer === undefined) return;
  const { viewOnly } = await import("./view-only.ts");
  throw viewOnly(session.name);
}
