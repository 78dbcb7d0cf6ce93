import type { SaidDistrict } from "../places/state-list.ts";
import { listDistrictsInput, saveDistrictInput } from "./district-input.ts";

export const placeInputs = {
  listDistricts: listDistrictsInput,
  saveDistrict: saveDistrictInput,
} as const;

export interface PlaceOutputs {
  /** Only those of which an administrator said something else than our built-in list. */
  listDistricts: { districts: Pick<SaidDistrict, "code" | "name" | "offered">[] };
  saveDistrict: { version: number };
}
