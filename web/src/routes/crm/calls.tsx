import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { dueCountOf } from "../../features/calls/day/due-of.ts";
import { CallHistory } from "../../features/calls/history/call-history.tsx";
import { useDatedLeads } from "../../features/leads/data/due-leads.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";

const DUE = `${WORKSPACES.crm.pages.leads}?until=today`;

/** The calls of this CA. */
export default function CrmCalls() {
  const uid = useOwnUid();
  const now = useServerMinute();
  const count = dueCountOf(useDatedLeads(uid, now), now);
  return <CallHistory uid={uid} list="crmCalls" due={{ count, to: DUE }} />;
}
