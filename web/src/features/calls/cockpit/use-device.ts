import type { CallDevice } from "@niyamdesk/domain/calls/current-call";
import { useMedia } from "../../../lib/device/use-media.ts";

/** A phone calls by itself, and its page sleeps while people talk; on a desk the number is dialled on another phone. */
export function useCallDevice(): CallDevice {
  return useMedia("(pointer: coarse)") ? "phone" : "desk";
}
