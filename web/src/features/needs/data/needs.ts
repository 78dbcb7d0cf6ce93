import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  LOOK_AGAIN_MS,
  type LookedAt,
  NEED_KINDS,
  type Needs,
  type NeedThing,
  OFFICE,
} from "@niyamdesk/domain/needs/need";
import { NEEDS } from "@niyamdesk/domain/needs/queries";
import { useEffect, useState } from "react";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { numberIn, partIn, partsIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

/**
 * What needs an administrator, live. A look that is older than a minute is asked for again when the page opens: what was done since is to
 * be gone.
 *
 * @param now epoch ms
 */
export function useNeeds(now: number): { live: Live<Needs | null>; busy: boolean; again(): void } {
  const live = useLiveDocument([NEEDS, OFFICE], readNeeds);
  const [busy, setBusy] = useState(false);
  const [isOld, setOld] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  async function again() {
    setBusy(true);
    setFailed(false);
    await checkNeeds().catch(() => setFailed(true));
    setBusy(false);
  }
  const checked = live.status === "ready" ? (live.value?.checked_at.toMillis() ?? 0) : null;
  useEffect(() => {
    if (checked === null || !isOld) return;
    setOld(false);
    if (now - checked >= LOOK_AGAIN_MS) void again();
  });
  // A look before this one is shown with its time; without any, nothing can be said.
  const isMissing = live.status === "ready" && live.value === null && hasFailed;
  return {
    live: isMissing ? { status: "failed", retry: () => void again() } : live,
    busy,
    again: () => void again(),
  };
}

const checkNeeds = () => call("checkNeeds", {});
/** Throws `AppError`. */
export const snoozeNeed = (input: CallableInput<"snoozeNeed">) => call("snoozeNeed", input);

const moment = (at: number) => ({ toMillis: () => at });

function readNeeds(_: string, data: StoredData): Needs {
  const kinds = partIn(data, "kinds");
  const snoozes = partIn(data, "snoozes");
  return {
    kinds: Object.fromEntries(
      NEED_KINDS.flatMap((kind) =>
        kinds[kind] === undefined ? [] : [[kind, lookedIn(partIn(kinds, kind))]],
      ),
    ),
    snoozes: Object.fromEntries(
      Object.keys(snoozes).map((key) => {
        const one = partIn(snoozes, key);
        const until = moment(timeIn(one, "until") ?? 0);
        return [key, { until, count: numberIn(one, "count"), reason: textIn(one, "reason") ?? "", by: "" }];
      }),
    ),
    checked_at: moment(timeIn(data, "checked_at") ?? 0),
  };
}

function lookedIn(data: StoredData): LookedAt {
  const at = timeIn(data, "looked_at");
  return {
    count: numberIn(data, "count"),
    first: partsIn(data, "first").map(thingIn),
    looked_at: at === null ? null : moment(at),
    failed: data.failed === true,
  };
}

function thingIn(data: StoredData): NeedThing {
  const due = timeIn(data, "due");
  return {
    id: textIn(data, "id") ?? "",
    what: textIn(data, "what") ?? "",
    since: moment(timeIn(data, "since") ?? 0),
    due: due === null ? null : moment(due),
    amount_paise: typeof data.amount_paise === "number" ? data.amount_paise : null,
    at: textIn(data, "at"),
  };
}
