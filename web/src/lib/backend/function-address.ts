import { REGION } from "@niyamdesk/domain/base/paths";
import { EMULATORS, FIREBASE_CONFIG } from "./env.ts";

/** Where a function answers, for what the SDK does not call. */
export function functionAddress(name: string): string {
  const { projectId } = FIREBASE_CONFIG;
  return EMULATORS.functions
    ? `http://${EMULATORS.functions}/${projectId}/${REGION}/${name}`
    : `https://${REGION}-${projectId}.cloudfunctions.net/${name}`;
}
