import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type CallingHours, DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { CALL_DEVICES, type CurrentCall } from "@niyamdesk/domain/calls/current-call";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveDocument } from "../../../lib/firestore/live.ts";
import { oneIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

/** The call that somebody is on, as the server has it, live. */
export function useCurrentCall(uid: string): Live<CurrentCall | null> {
  return useLiveDocument([COLLECTIONS.currentCalls, uid], readCurrentCall);
}

/** When people are called, live; null until it is known: nobody is shown hours that may be others. */
export function useKnownHours(): CallingHours | null {
  const live = mapLive(
    useLiveDocument([COLLECTIONS.settings, "calling"], (_, data) => data as unknown as Partial<CallingHours>),
    (set): CallingHours => ({ ...DEFAULT_CALLING_HOURS, ...set }),
  );
  return live.status === "ready" ? (live.value ?? DEFAULT_CALLING_HOURS) : null;
}

/** The same; until it is known, as usual. */
export function useCallingHours(): CallingHours {
  return useKnownHours() ?? DEFAULT_CALLING_HOURS;
}

/** @throws AppError */
export async function startCall(
  callId: string,
  leadId: string,
  device: CurrentCall["device"],
): Promise<number> {
  const { started_at } = await call("startCall", { call_id: callId, lead_id: leadId, device });
  return started_at;
}

/** @throws AppError */
export async function connectCall(callId: string): Promise<number> {
  const { connected_at } = await call("connectCall", { call_id: callId });
  return connected_at;
}

function readCurrentCall(uid: string, data: StoredData): CurrentCall | null {
  const call_id = textIn(data, "call_id");
  const lead_id = textIn(data, "lead_id");
  const started = timeIn(data, "started_at");
  if (call_id === null || lead_id === null || started === null) return null;
  const connected = timeIn(data, "connected_at");
  return {
    ...{ call_id, lead_id, telecaller_id: uid },
    telecaller_name: textIn(data, "telecaller_name") ?? "",
    lead_name: textIn(data, "lead_name") ?? "",
    lead_phone: textIn(data, "lead_phone") ?? "",
    device: oneIn(data, "device", CALL_DEVICES, "desk"),
    started_at: moment(started),
    connected_at: connected === null ? null : moment(connected),
  };
}

function moment(instant: number): Moment {
  return { toMillis: () => instant } as Moment;
}
