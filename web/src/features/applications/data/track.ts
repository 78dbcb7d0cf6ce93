import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";
import { rememberApplication } from "../sent-applications.ts";

export type Tracked = CallableOutputs["trackApplication"];
export type PapersAsked = CallableOutputs["lookAtPaperRequest"];

/** What the tracker tells of an application; its ID is remembered on this device. @throws AppError */
export async function trackApplication(typed: string): Promise<Tracked> {
  const found = await call("trackApplication", { application_id: typed });
  rememberApplication(found.id);
  return found;
}

/** Which documents a mailed link asks for. @throws AppError */
export function lookAtPaperRequest(token: string): Promise<PapersAsked> {
  return call("lookAtPaperRequest", { token });
}
