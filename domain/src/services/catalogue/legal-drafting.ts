import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const legalDrafting: Service = {
  id: "legal-drafting",
  name: "Legal drafting",
  category: "legal",
  icon: "file-pen-line",
  summary: "Agreements, deeds, notices, affidavits and replies drafted for your facts, with one revision.",
  description:
    "Tell us the facts and the terms. We draft the document in clear language, explain stamp duty and signing, and revise it once after your comments.",
  eligibility: "Any adult or entity that needs an agreement, deed, notice, affidavit or reply.",
  amount: 2999,
  popular: false,
  feature_list: [
    "Rent, service, vendor or employment agreement",
    "Notice, reply, affidavit or deed",
    "First draft in 2-4 working days",
    "One revision included",
    "Stamp duty and e-signing explained",
  ],
  required_documents: [
    needed("identity", "Identity proof of the parties"),
    needed("facts", "Sheet with the facts and terms"),
    neededIf("earlier-draft", "Draft or earlier agreement", "If there is one"),
    neededIf("title-papers", "Title or property papers", "If the document is about property"),
    neededIf("correspondence", "Invoices and correspondence", "If it is a notice or a reply"),
    neededIf(
      "authority",
      "Board resolution or power of attorney",
      "If someone signs for another person or a company",
    ),
    neededIf("witnesses", "Details of the witnesses", "If the document needs witnesses"),
  ],
  plans: [
    {
      id: "standard",
      name: "One document",
      description:
        "One agreement, deed, notice, affidavit or reply drafted for your facts, with one revision.",
      eligibility: "Individuals and businesses.",
      price: 2999,
      turnaround: "First draft 2-4 working days; revision 1-2 days",
    },
  ],
  faqs: [
    {
      question: "Which stamp paper do I need?",
      answer:
        "Duty depends on the State and the document. An unstamped document cannot be used in evidence until duty and penalty are paid.",
    },
    {
      question: "Why are rent agreements made for 11 months?",
      answer: "Leases of a year or more must be registered (Registration Act, section 17).",
    },
    {
      question: "Is e-signing valid?",
      answer:
        "Aadhaar eSign and DSC are valid for most contracts (IT Act, section 5), but not for wills, trusts, most powers of attorney and negotiable instruments.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: null,
    note: `Stamp duty under the Stamp Act of your State, by document; for registration, the fee of your State under the Registration Act, 1908. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998214",
  turnaround: "First draft 2-4 working days; revision 1-2 days",
  active: true,
};
