import type { Service } from "../service.ts";
import { asAct, asTable, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const tdsReturn: Service = {
  id: "tds-return",
  name: "TDS return",
  category: "compliance",
  icon: "percent",
  summary: "Quarterly TDS or TCS statement prepared, validated and filed: challans and PANs checked first.",
  description:
    "We match challans with deductions, check PANs and rates, prepare the quarter's statement in the new form, validate it and file it, so that the people you pay see their tax credit.",
  eligibility: "Every deductor or collector with a TAN.",
  amount: 1999,
  popular: false,
  feature_list: [
    "Forms 138, 140, 144 and 143 (24Q, 26Q, 27Q, 27EQ before)",
    "Challans matched and PANs checked",
    "Interest and late fee worked out before filing",
    "Statement validated and filed",
    "Form 16 and 16A (now 130 and 131) explained to you",
  ],
  required_documents: [
    needed("tan-pan", "TAN and PAN of the deductor"),
    asTable(needed("challans", "Challans: BSR code, date, serial number, amount")),
    asTable(needed("deductees", "Deductee list: PAN, amount, date, section or code, tax")),
    neededIf(
      "previous-statement",
      "Token number or FVU file of the previous statement",
      "If you filed one before",
    ),
    asTable(
      neededIf(
        "salary",
        "Salary details and declarations",
        "If it is the January to March quarter with salaries",
      ),
    ),
    neededIf("lower-deduction", "Lower-deduction certificates", "If anyone you paid gave you one"),
    neededIf(
      "form-121",
      "Declarations in Form 121 (15G or 15H before)",
      "If anyone declared that no tax is due",
    ),
    asAct(
      neededIf(
        "traces",
        "Add us as a sub-user on TRACES",
        "If we are to download files or certificates for you",
      ),
    ),
  ],
  plans: [
    {
      id: "quarterly",
      name: "One quarter",
      description: "One TDS or TCS statement for one quarter: checked, prepared, validated and filed.",
      eligibility: "Any deductor or collector with a TAN. The price is for one quarter.",
      price: 1999,
      turnaround: "2-4 working days per quarter",
    },
  ],
  faqs: [
    {
      question: "Which form is it now?",
      answer:
        "From the quarter April to June 2026: Form 138 for salary (24Q before), 140 for payments to residents (26Q), 144 for non-residents (27Q) and 143 for TCS (27EQ).",
    },
    {
      question: "When are the statements due?",
      answer:
        "TDS: 31 July, 31 October, 31 January and 31 May. TCS: 15 July, 15 October, 15 January and 15 May. The tax itself is due by the 7th of the next month; TDS of March by 30 April.",
    },
    {
      question: "What does a late statement cost?",
      answer: "₹200 a day up to the amount of the TDS, besides interest.",
    },
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998231",
  turnaround: "2-4 working days per quarter",
  active: true,
};
