import type { LinkLanguage } from "../leads/link-words.ts";
import {
  bankDetailsInput,
  endFranchiseInput,
  franchiseSumsInput,
  handOverInput,
  preparePurchaseInput,
  setPinsInput,
  suspendFranchiseInput,
} from "./franchise-input.ts";

export const franchiseInputs = {
  suspendFranchise: suspendFranchiseInput,
  endFranchise: endFranchiseInput,
  handOverTerritory: handOverInput,
  setTerritoryPins: setPinsInput,
  saveBankDetails: bankDetailsInput,
  franchiseSums: franchiseSumsInput,
  preparePurchase: preparePurchaseInput,
} as const;

export interface FranchiseOutputs {
  suspendFranchise: Record<string, never>;
  endFranchise: Record<string, never>;
  handOverTerritory: { franchise_id: string };
  setTerritoryPins: Record<string, never>;
  saveBankDetails: Record<string, never>;
  /** Of the franchises below the caller's: how many orders they earned on in the month, and what. */
  franchiseSums: { franchises: { franchise_id: string; orders: number; earned_paise: number }[] };
  /** What to send, by language, each with the address at which the client pays in their own account. */
  preparePurchase: { links: Record<LinkLanguage, string>; texts: Record<LinkLanguage, string> };
}
