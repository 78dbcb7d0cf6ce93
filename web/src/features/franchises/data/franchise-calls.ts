import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** What administrators and partners do about a franchise; each throws `AppError`. */
export const suspendFranchise = (input: CallableInput<"suspendFranchise">) => call("suspendFranchise", input);

export const endFranchise = (input: CallableInput<"endFranchise">) => call("endFranchise", input);

export const handOverTerritory = (input: CallableInput<"handOverTerritory">) =>
  call("handOverTerritory", input);

export const setTerritoryPins = (input: CallableInput<"setTerritoryPins">) => call("setTerritoryPins", input);

export const saveBankDetails = (input: CallableInput<"saveBankDetails">) => call("saveBankDetails", input);

export const preparePurchase = (input: CallableInput<"preparePurchase">) => call("preparePurchase", input);

/** How far what a partner brought has come. */
export const franchiseFunnel = (input: CallableInput<"franchiseFunnel">) => call("franchiseFunnel", input);

/** What those below a partner earned in a month, such as `2026-11`. */
export const franchiseSums = (month: string) => call("franchiseSums", { month });
