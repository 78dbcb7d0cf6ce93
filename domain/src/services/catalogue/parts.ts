import { PRODUCT } from "../../base/product.ts";
import { NEVER_ASKED } from "../../fields/never-asked.ts";
import type { Faq, RequiredDocument } from "../service.ts";

/** What several services of the built-in catalogue say in the same words. */

/** A document that everyone has to give. */
export function needed(id: string, label: string): RequiredDocument {
  return { id, label, required: true };
}

/** A document that only some have to give; the condition reads on its own: 'If you …'. */
export function neededIf(id: string, label: string, condition: string): RequiredDocument {
  return { id, label, required: false, condition };
}

/** A register, a ledger or a statement, which its owner has as a table. */
export function asTable(document: RequiredDocument): RequiredDocument {
  return { ...document, takes: "tables" };
}

/** What is done on a portal and not sent: the client says when it is. */
export function asAct(document: RequiredDocument): RequiredDocument {
  return { ...document, takes: "act" };
}

/** When the fees were last compared with the law; a test holds every fee to it. */
export const AS_OF = "As of November 2026.";

/** Government fees are never part of our price. */
export const AT_ACTUALS = "Charged at actuals and may change.";

/** Where a portal of the Government sends codes. */
export const CODES_STAY_YOURS: Faq = {
  question: "Do you need my portal password or an OTP?",
  answer: `No. Add us as an authorised user where the portal has that, or sit at it yourself while we go through it together. ${NEVER_ASKED}`,
};

/** Professional rules and consumer law: nobody may take us for advocates, chartered accountants or an authority. */
export const WHO_WE_ARE: Faq = {
  question: "Are you a law firm, a CA firm or a Government office?",
  answer: `No. ${PRODUCT} helps with documentation and filing: we prepare your papers and file them for you. We are not a law firm or a firm of chartered accountants, and we are not affiliated to the Government.`,
};
