import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import { useMemo } from "react";
import { useOnline } from "../../../lib/device/online.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import type { Around } from "../lead-bars.ts";

/** What decides whether a lead can be taken or called now. */
export function useAround(hours: CallingHours): Around {
  const uid = useOwnUid();
  const now = useServerMinute();
  const isOnline = useOnline();
  return useMemo(() => ({ uid, now, isOnline, hours }), [uid, now, isOnline, hours]);
}
