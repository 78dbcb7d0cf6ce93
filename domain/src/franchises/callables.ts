import type { LinkLanguage } from "../leads/link-words.ts";
import {
  bankDetailsInput,
  endFranchiseInput,
  franchiseFunnelInput,
  franchiseSumsInput,
  handOverInput,
  invitePartnerStaffInput,
  preparePurchaseInput,
  removePartnerStaffInput,
  setPinsInput,
  suspendFranchiseInput,
} from "./franchise-input.ts";
import type { Funnel } from "./funnel.ts";

export const franchiseInputs = {
  suspendFranchise: suspendFranchiseInput,
  endFranchise: endFranchiseInput,
  handOverTerritory: handOverInput,
  setTerritoryPins: setPinsInput,
  saveBankDetails: bankDetailsInput,
  franchiseSums: franchiseSumsInput,
  franchiseFunnel: franchiseFunnelInput,
  preparePurchase: preparePurchaseInput,
  invitePartnerStaff: invitePartnerStaffInput,
  removePartnerStaff: removePartnerStaffInput,
} as const;

export interface FranchiseOutputs {
  suspendFranchise: Record<string, never>;
  endFranchise: Record<string, never>;
  handOverTerritory: { franchise_id: string };
  setTerritoryPins: Record<string, never>;
  saveBankDetails: Record<string, never>;
  /** Of the franchises below the caller's: how many orders they earned on in the month, and what. */
  franchiseSums: { franchises: { franchise_id: string; orders: number; earned_paise: number }[] };
  /** `month` as `2026-11`. */
  franchiseFunnel: Funnel & { month: string };
  /** What to send, by language, each with the address at which the client pays in their own account. */
  preparePurchase: { links: Record<LinkLanguage, string>; texts: Record<LinkLanguage, string> };
  invitePartnerStaff: { uid: string };
  removePartnerStaff: Record<string, never>;
}
