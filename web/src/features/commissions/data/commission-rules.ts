import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  type CommissionSettings,
  DEFAULT_COMMISSION_SETTINGS,
  ratesOn,
} from "@niyamdesk/domain/commissions/commission-settings";
import type { Rates } from "@niyamdesk/domain/commissions/reckoning";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveDocument } from "../../../lib/firestore/live.ts";
import { timeIn } from "../../../lib/firestore/stored.ts";

/** What counts, with the instant it was set at (epoch ms; null: never). */
export interface KnownRules {
  settings: CommissionSettings;
  setAt: number | null;
}

export function useCommissionRules(): Live<KnownRules> {
  const live = useLiveDocument([COLLECTIONS.settings, "commission"], (_, data): KnownRules => {
    const settings = { ...DEFAULT_COMMISSION_SETTINGS, ...(data as Partial<CommissionSettings>) };
    return { settings, setAt: timeIn(data, "updated_at") };
  });
  return mapLive(live, (known) => known ?? { settings: DEFAULT_COMMISSION_SETTINGS, setAt: null });
}

/** Percent by level that counts on orders of today; as usual until it is known. */
export function useRatesToday(): Rates {
  const known = useCommissionRules();
  return ratesOn(known.status === "ready" ? known.value.settings : DEFAULT_COMMISSION_SETTINGS, Date.now());
}

/** Throws `AppError`. */
export const setCommissionRules = (input: CallableInput<"setCommissionRules">) =>
  call("setCommissionRules", input);
