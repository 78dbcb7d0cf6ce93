import type { Priority } from "../base/priority.ts";
import {
  addLeadRowsInput,
  beginLeadImportInput,
  lookAtLeadRowsInput,
  undoLeadImportInput,
} from "./import-inputs.ts";
import type { RowProblem } from "./import-row.ts";
import type { Lead } from "./lead.ts";
import type { LeadHistory } from "./lead-history.ts";
import {
  addLeadInput,
  allowCallingInput,
  assignLeadsInput,
  claimLeadInput,
  editLeadInput,
  handBackLeadsInput,
  leadHistoryInput,
  mergeLeadsInput,
  moveLeadInput,
  sendCheckoutLinkInput,
  setCallingRulesInput,
  setCallWishInput,
  setTargetsInput,
  stopCallingInput,
  takeBackConversionInput,
} from "./lead-inputs.ts";
import type { LinkLanguage, LinkNotMailed } from "./link-words.ts";

export const leadInputs = {
  lookAtLeadRows: lookAtLeadRowsInput,
  beginLeadImport: beginLeadImportInput,
  addLeadRows: addLeadRowsInput,
  undoLeadImport: undoLeadImportInput,
  claimLead: claimLeadInput,
  handBackLeads: handBackLeadsInput,
  moveLead: moveLeadInput,
  takeBackConversion: takeBackConversionInput,
  editLead: editLeadInput,
  addLead: addLeadInput,
  leadHistory: leadHistoryInput,
  setCallWish: setCallWishInput,
  stopCalling: stopCallingInput,
  allowCalling: allowCallingInput,
  assignLeads: assignLeadsInput,
  mergeLeads: mergeLeadsInput,
  undoMerge: mergeLeadsInput,
  sendCheckoutLink: sendCheckoutLinkInput,
  setTargets: setTargetsInput,
  setCallingRules: setCallingRulesInput,
} as const;

/** What became of one of many: done, or why not. */
export type LeadOutcome = "done" | "changed" | "refused";

/** An edited field as somebody else left it meanwhile; instants in epoch ms. */
export interface LeadConflicts {
  notes?: string;
  priority?: Priority;
  next_follow_up?: number | null;
}

export interface LeadOutputs {
  claimLead: Record<string, never>;
  handBackLeads: { outcomes: Record<string, LeadOutcome> };
  moveLead: Record<string, never>;
  takeBackConversion: Record<string, never>;
  /** What was not written, since it had changed. */
  editLead: { conflicts: LeadConflicts };
  /**
   * `known`: the number or address was ours already. `whose`: with whom the lead is now; nothing of a colleague's was changed.
   * `by`: first name of that colleague.
   */
  addLead: { lead_id: string; known: boolean; whose: "own" | "pool" | "colleague"; by: string | null };
  leadHistory: LeadHistory;
  setCallWish: Record<string, never>;
  stopCalling: Record<string, never>;
  allowCalling: { leads: number };
  assignLeads: { outcomes: Record<string, LeadOutcome> };
  /** Rows that would make no lead, by their lines; whose they are is not told. */
  lookAtLeadRows: { problems: { line: number; reason: RowProblem }[] };
  /** The slices that have arrived. */
  beginLeadImport: { import_id: string; have: number[] };
  addLeadRows: Record<string, never>;
  /** Leads that stay, and why; the first hundred. */
  undoLeadImport: { kept: { lead_id: string; name: string; reason: NonNullable<Lead["kept_because"]> }[] };
  mergeLeads: Record<string, never>;
  undoMerge: Record<string, never>;
  /** Texts to paste, by language; whether a mail is on its way, and where it was asked for and is not, why. */
  sendCheckoutLink: {
    texts: Record<LinkLanguage, string>;
    mailed: boolean;
    not_mailed: LinkNotMailed | null;
  };
  setTargets: Record<string, never>;
  setCallingRules: Record<string, never>;
}
