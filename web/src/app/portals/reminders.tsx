import { useNavigate } from "react-router-dom";
import { useCockpit } from "../../features/calls/cockpit/cockpit.ts";
import { useLeadOnLine } from "../../features/calls/cockpit/use-line.ts";
import { usePromisedLeads } from "../../features/leads/data/due-leads.ts";
import { useReminders, useReminding } from "../../features/tasks/reminders/use-reminders.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { promisesOf } from "../../routes/telecaller/due.ts";
import { useOwnWork } from "../../routes/telecaller/use-own-work.ts";
import { tabAddress } from "../../routes/telecaller/use-work.ts";

const NOTHING = [] as const;
const ADDRESS = tabAddress("tasks");

/** Draws nothing: reminds of what comes due, whatever page of the workspace is open. */
export default function Reminders() {
  const uid = useOwnUid();
  const now = useServerMinute();
  const { todos } = useOwnWork(uid, now);
  const promised = usePromisedLeads(uid, now);
  const { on, isKnown } = useReminding();
  // Promises that cannot be read keep no other reminder back.
  const promises = promised.status === "ready" ? promisesOf(promised.value) : NOTHING;
  const isReady = on && isKnown && todos.status === "ready" && promised.status !== "loading";
  const told = isReady ? [...promises, ...todos.value.todos] : NOTHING;
  const onLine = useLeadOnLine(uid);
  const { start } = useCockpit();
  const navigate = useNavigate();
  useReminders({
    ...{ uid, todos: told, now, onLine, address: ADDRESS },
    call: ({ leadId, name, phone }) => start({ lead_id: leadId, name, phone_e164: phone }),
    open: () => void navigate(ADDRESS),
  });
  return null;
}
