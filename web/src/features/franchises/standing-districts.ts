import { districtsOf } from "@niyamdesk/domain/places/districts";
import { pinsOfDistrict } from "@niyamdesk/domain/places/pin-districts";
import type { SaidDistrict, StateList } from "@niyamdesk/domain/places/state-list";

/** A district as it counts now; `source` null: as it is built in. */
export interface StandingDistrict extends Pick<SaidDistrict, "code" | "name" | "offered" | "pincodes"> {
  source: string | null;
  checked_on: string | null;
}

/** All of a State by their codes, also those that are offered no more. @param list what administrators said of it */
export function standingDistricts(letters: string, list: StateList | null): StandingDistrict[] {
  const said = Object.values(list?.districts ?? {});
  const ended = said.filter(({ offered }) => !offered);
  return [...districtsOf(letters, said), ...ended]
    .map(({ code, name }) => {
      const own = list?.districts[code];
      return {
        ...{ code, name, offered: own?.offered ?? true },
        pincodes: pinsOfDistrict(code, list ?? undefined),
        ...{ source: own?.source ?? null, checked_on: own?.checked_on ?? null },
      };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
