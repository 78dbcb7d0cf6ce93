import type { Service } from "../service.ts";
import { asTable, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const taxPlanning: Service = {
  id: "tax-planning",
  name: "Tax planning",
  category: "tax",
  icon: "calculator",
  summary: "Old or new regime, which investments, how much advance tax: a written plan before the year ends.",
  description:
    "We take your income, deductions, loans and gains, work out the tax under both regimes and put in writing what to do before 31 March. One call is included to go through the plan with you.",
  eligibility:
    "Individuals, Hindu undivided families, professionals and owners who want to choose their regime and investments before the year ends.",
  amount: 2999,
  popular: false,
  feature_list: [
    "Tax worked out under the old and the new regime",
    "Deductions under 80C, 80D and HRA reviewed",
    "Advance tax amounts and dates",
    "Capital gains and loss set-off planned",
    "Written plan and one call",
  ],
  required_documents: [
    needed("pan", "PAN card"),
    needed("income", "Salary slips, CTC break-up or an estimate of your turnover"),
    needed("last-returns", "Income tax returns of the last one or two years"),
    asTable(
      neededIf("investments", "Investment and insurance statements", "If you have investments or policies"),
    ),
    neededIf("home", "Home-loan and rent details", "If you repay a home loan, pay rent or receive it"),
    asTable(
      neededIf(
        "portfolio",
        "Portfolio or capital gains statement",
        "If you hold or sold shares, funds or property",
      ),
    ),
    neededIf(
      "family",
      "Details of your family or HUF",
      "If you plan for the family or a Hindu undivided family",
    ),
  ],
  plans: [
    {
      id: "annual-plan",
      name: "Plan for the year",
      description:
        "Comparison of both regimes, deductions and investments that help you, advance tax by date, in writing and explained on one call.",
      eligibility:
        "Individuals, HUFs, professionals and business owners, ideally before the year ends on 31 March.",
      price: 2999,
      turnaround: "2-5 working days, one call included",
    },
  ],
  faqs: [
    {
      question: "Which regime applies if I choose nothing?",
      answer:
        "The new one. It takes nothing up to ₹4 lakh, then 5% up to ₹8 lakh, 10% up to ₹12 lakh, 15% up to ₹16 lakh, 20% up to ₹20 lakh, 25% up to ₹24 lakh and 30% above. A rebate makes the tax nil for income up to ₹12 lakh, or ₹12.75 lakh for salaried people after the standard deduction of ₹75,000. Budget 2026 left the slabs unchanged.",
    },
    {
      question: "Do 80C, 80D and HRA still help?",
      answer: "Only in the old regime. Section 80C is section 123 in the Income-tax Act, 2025.",
    },
    {
      question: "When is advance tax due?",
      answer:
        "If the year's tax after TDS is ₹10,000 or more: 15% by 15 June, 45% by 15 September, 75% by 15 December and all of it by 15 March.",
    },
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998232",
  turnaround: "2-5 working days, one call included",
  active: true,
};
