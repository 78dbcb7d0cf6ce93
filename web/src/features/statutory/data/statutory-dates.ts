import type { CallableInput } from "@niyamdesk/domain/callables";
import { statutoryDatesQuery } from "@niyamdesk/domain/statutory/queries";
import {
  type StandingDate,
  type StatutoryDate,
  standingDates,
} from "@niyamdesk/domain/statutory/statutory-date";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import type { StoredData } from "../../../lib/firestore/stored.ts";

/** All dates of the law as they count now, live. */
export function useStandingDates(): Live<StandingDate[]> {
  return mapLive(useLiveQuery(statutoryDatesQuery, {}, readSaid), standingDates);
}

/** Written by functions alone, whole. */
const readSaid = (id: string, data: StoredData) => ({ ...data, id }) as unknown as StatutoryDate;

/** Each throws `AppError`. */
export const saveStatutoryDate = (input: CallableInput<"saveStatutoryDate">) =>
  call("saveStatutoryDate", input);
export const extendStatutoryDate = (input: CallableInput<"extendStatutoryDate">) =>
  call("extendStatutoryDate", input);
