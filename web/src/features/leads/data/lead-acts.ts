import type { CallableInput } from "@niyamdesk/domain/callables";
import { MERGE_UNDONE_MS } from "@niyamdesk/domain/leads/lead";
import { activeServicesQuery } from "@niyamdesk/domain/services/queries";
import type { Service } from "@niyamdesk/domain/services/service";
import { useEffect, useState } from "react";
import { shownName } from "#messages/stored-names.ts";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import { noteOwn } from "../../../lib/list/own-doings.ts";
import { onSale } from "../on-sale.ts";

/** What is done from a lead's page; each throws `AppError`. */
export const sendCheckoutLink = (input: CallableInput<"sendCheckoutLink">) => call("sendCheckoutLink", input);

export const mergeLeads = (keep_id: string, merged_id: string) => {
  noteOwn(keep_id);
  return call("mergeLeads", { keep_id, merged_id });
};

export const undoMerge = (keep_id: string, merged_id: string) => {
  noteOwn(merged_id);
  return call("undoMerge", { keep_id, merged_id });
};

/** Something that can be sold. */
export interface ServiceOnSale {
  id: string;
  /** In the language of the site. */
  name: string;
  plans: readonly { id: string; name: string /** Whole rupees without GST. */; price: number }[];
}

/** What is sold now, live: what an administrator has set, laid over what is built in. @param isWanted not asked for before */
export function useServicesOnSale(isWanted = true): Live<ServiceOnSale[]> {
  const records = useLiveQuery(activeServicesQuery, isWanted ? {} : null, (id, data) => ({ id, data }));
  const [builtIn, setBuiltIn] = useState<readonly Service[] | null>(null);
  useEffect(() => {
    import("@niyamdesk/domain/services/catalogue/catalogue").then(
      ({ CATALOGUE }) => setBuiltIn(CATALOGUE),
      // What has no record of its own is missed; the rest can be sold.
      () => setBuiltIn([]),
    );
  }, []);
  if (builtIn === null && records.status === "ready") return { status: "loading" };
  return mapLive(records, (found) => onSale(found, builtIn ?? []).map(shown));
}

function shown({ id, name, plans }: Service): ServiceOnSale {
  return {
    id,
    name: shownName(name),
    plans: plans.map((plan) => ({ id: plan.id, name: shownName(plan.name), price: plan.price })),
  };
}

/** Whether a merge can still be undone. @param at epoch ms */
export function mayBeParted(at: number, now: number): boolean {
  return now - at < MERGE_UNDONE_MS;
}

/** `Bookkeeping (Quarterly)`; null: it is sold no more. */
export function planNameOf(
  services: readonly ServiceOnSale[],
  { serviceId, planId }: { serviceId: string; planId: string },
): string | null {
  const service = services.find(({ id }) => id === serviceId);
  const plan = service?.plans.find(({ id }) => id === planId);
  return service && plan ? `${service.name} (${plan.name})` : null;
}
