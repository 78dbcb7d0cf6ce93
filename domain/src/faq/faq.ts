import { gstRegistration } from "../services/catalogue/gst-registration.ts";
import { itrFiling } from "../services/catalogue/itr-filing.ts";
import { WHO_WE_ARE } from "../services/catalogue/parts.ts";
import { privateLimited } from "../services/catalogue/private-limited.ts";
import type { Faq, Service } from "../services/service.ts";

/** A tab of `/faq`. */
export interface FaqTopic {
  /** As it stands in the address. */
  id: "general" | "income-tax" | "gst" | "company-formation";
  label: string;
  questions: readonly Faq[];
}

const GENERAL: readonly Faq[] = [
  {
    question: "What do I pay, and when?",
    answer:
      "The fee of the plan plus 18% GST, before work begins. Both are on the service's page before you sign up. Government fees are named apart and charged at actuals.",
  },
  {
    question: "How do I follow my order?",
    answer:
      "Sign in and open My Orders. The status and every dated step change there as the work moves on, and we write to you when something is needed from you.",
  },
  WHO_WE_ARE,
];

/** What people ask before they choose a service. The answers on a service are those of its page, written once. */
export const FAQ_TOPICS: readonly FaqTopic[] = [
  { id: "general", label: "General", questions: GENERAL },
  { id: "income-tax", label: "Income Tax", questions: firstThree(itrFiling) },
  { id: "gst", label: "GST", questions: firstThree(gstRegistration) },
  { id: "company-formation", label: "Company Formation", questions: firstThree(privateLimited) },
];

function firstThree(service: Service): readonly Faq[] {
  return service.faqs.slice(0, 3);
}
