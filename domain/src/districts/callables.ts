import type { SaidDistrict } from "../places/state-list.ts";
import type { StateCode } from "../places/states.ts";
import {
  listDistrictsInput,
  listPinStatesInput,
  saveDistrictInput,
  savePinPrefixInput,
} from "./district-input.ts";

export const placeInputs = {
  listDistricts: listDistrictsInput,
  saveDistrict: saveDistrictInput,
  listPinStates: listPinStatesInput,
  savePinPrefix: savePinPrefixInput,
} as const;

export interface PlaceOutputs {
  /** Only those of which an administrator said something else than our built-in list. */
  listDistricts: { districts: Pick<SaidDistrict, "code" | "name" | "offered">[] };
  saveDistrict: { version: number };
  /** Null: nobody said anything else than what is built in. */
  listPinStates: { states: StateCode[] | null };
  savePinPrefix: { version: number };
}
