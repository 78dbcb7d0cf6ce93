import type { Faq, Plan } from "../../service.ts";

/** What everyone has to give is its label; what only some have to give says when: 'अगर …'. */
export type DocumentTexts = string | readonly [label: string, condition: string];

/**
 * The texts of one service in another language, and nothing else: prices, flags, icons and order are those of the English
 * service. Documents and plans stand by their ids, features and questions in their English order; `inHindi` throws on a
 * text that is missing or one too many.
 */
export interface ServiceTexts {
  name: string;
  summary: string;
  description: string;
  eligibility: string;
  feature_list: readonly string[];
  required_documents: Readonly<Record<string, DocumentTexts>>;
  plans: Readonly<Record<string, Omit<Plan, "id" | "price">>>;
  faqs: readonly Faq[];
  /** The note on the Government fee; null where there is no such fee. */
  government_fee: string | null;
  turnaround: string;
}
