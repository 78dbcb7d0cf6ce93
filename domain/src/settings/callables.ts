import { type CompanyVersion, mailSenderInput, readCompanyInput, saveCompanyInput } from "./company.ts";

export const settingInputs = {
  readCompany: readCompanyInput,
  saveCompany: saveCompanyInput,
  setMailSender: mailSenderInput,
} as const;

export interface SettingOutputs {
  /** Oldest first; the first is what the functions were deployed with, unless something was set for all days. */
  readCompany: { versions: CompanyVersion[]; seen_at: number | null };
  saveCompany: Record<string, never>;
  setMailSender: Record<string, never>;
}
