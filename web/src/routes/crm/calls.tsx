import { CallHistory } from "../../features/calls/history/call-history.tsx";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";

/** The calls of this CA. */
export default function CrmCalls() {
  return <CallHistory uid={useOwnUid()} list="crmCalls" />;
}
