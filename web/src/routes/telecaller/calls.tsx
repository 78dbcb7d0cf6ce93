import { CallHistory } from "../../features/calls/history/call-history.tsx";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";

export default function TelecallerCalls() {
  return <CallHistory uid={useOwnUid()} list="ownCalls" />;
}
