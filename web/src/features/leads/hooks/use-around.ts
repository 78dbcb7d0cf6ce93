import { useMemo } from "react";
import { useOnline } from "../../../lib/device/online.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { useCallingHours } from "../data/calling-hours.ts";
import type { Around } from "../lead-bars.ts";

/** What decides whether a lead can be taken or called now. */
export function useAround(): Around {
  const uid = useOwnUid();
  const now = useServerMinute();
  const isOnline = useOnline();
  const hours = useCallingHours();
  return useMemo(() => ({ uid, now, isOnline, hours }), [uid, now, isOnline, hours]);
}
