import type { Service } from "../service.ts";
import { asTable, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const corporateTax: Service = {
  id: "corporate-tax",
  name: "Corporate tax return",
  category: "tax",
  icon: "building-2",
  summary:
    "Company income tax return (ITR-6) from audited accounts: rate, losses, MAT credit and disallowances checked.",
  description:
    "We prepare the company's computation from its audited accounts, check the rate that applies, MAT credit, losses and disallowances, match TDS and advance tax, and file the return with the director's digital signature. Larger firms and LLPs (ITR-5) are welcome too.",
  eligibility: "Companies, which file ITR-6; also firms and LLPs, which file ITR-5.",
  amount: 9999,
  popular: false,
  feature_list: [
    "ITR-6 for companies, ITR-5 for firms and LLPs",
    "22%, 25% or 30% rate and MAT checked",
    "Losses and MAT credit carried forward",
    "MSME dues under section 43B(h) reviewed",
    "TDS and advance tax matched with Form 26AS and AIS",
  ],
  required_documents: [
    needed("pan", "PAN of the company"),
    needed("incorporation", "Certificate of incorporation with CIN"),
    needed("financial-statements", "Audited financial statements"),
    neededIf(
      "tax-audit-report",
      "Tax audit report: Form 3CA or 3CB with 3CD (Form 26 from Tax Year 2026-27)",
      "If a tax audit applies",
    ),
    asTable(needed("trial-balance", "Trial balance")),
    asTable(needed("fixed-assets", "Fixed asset register")),
    needed("form-26as-ais", "Form 26AS and AIS"),
    needed("tax-challans", "TDS and advance tax challans"),
    needed("dsc", "Digital signature certificate (DSC) of the signing director"),
    neededIf(
      "transfer-pricing",
      "Transfer pricing report",
      "If you have international transactions with related parties",
    ),
    neededIf("form-10-ic", "Form 10-IC", "If the company chose the concessional 22% rate"),
    asTable(
      neededIf(
        "msme-dues",
        "List of dues to MSMEs (section 43B(h))",
        "If you owe money to micro or small enterprises",
      ),
    ),
    asTable(
      neededIf(
        "related-parties",
        "Shareholding and related-party list",
        "If it changed or there were such transactions",
      ),
    ),
    asTable(
      neededIf("brought-forward", "Details of brought-forward losses and MAT credit", "If there are any"),
    ),
  ],
  plans: [
    {
      id: "annual-return",
      name: "Annual return",
      description:
        "Computation, tax and MAT working, schedules and filing of the return for one year, signed with the director's DSC.",
      eligibility: "Companies with audited accounts; firms and LLPs that file ITR-5.",
      price: 9999,
      turnaround: "5-10 working days",
    },
  ],
  faqs: [
    {
      question: "When is the return due?",
      answer:
        "On 31 October, or 30 November with transfer pricing. For a company this holds whether or not a tax audit applies.",
    },
    {
      question: "Which tax rate applies?",
      answer:
        "30%, or 25% where the turnover of the reference year is up to ₹400 crore, or 22% without incentives (section 115BAA of the 1961 Act), plus surcharge and 4% cess. MAT is 14% from 1 April 2026.",
    },
    {
      question: "Our company made a loss. Must we still file?",
      answer: "Yes, and on time. Otherwise the business losses cannot be carried forward.",
    },
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998231",
  turnaround: "5-10 working days",
  active: true,
};
