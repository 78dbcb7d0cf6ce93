import { DEFAULT_TURNAROUND, type Service } from "../service.ts";
import { asTable, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const itrFiling: Service = {
  id: "itr-filing",
  name: "Income tax return",
  category: "tax",
  icon: "file-text",
  summary:
    "Your income tax return prepared, checked against AIS and Form 26AS, and filed: salary, property, shares.",
  description:
    "We work out your income, compare both tax regimes, match the figures with Form 26AS and AIS/TIS, file the return on the income tax portal and stay with you until it is e-verified. For salaried people, pensioners, investors and residents with foreign assets.",
  eligibility:
    "Anyone with taxable income above the basic exemption, with tax deducted at source, with foreign assets, or with losses to carry forward.",
  amount: 999,
  popular: true,
  feature_list: [
    "ITR-1 or ITR-2, chosen for your income",
    "Old and new tax regime compared",
    "Form 16, Form 26AS and AIS matched line by line",
    "Draft for your approval before we file",
    "Help with e-verification and refund status",
  ],
  required_documents: [
    needed("pan", "PAN card"),
    needed("masked-aadhaar", "Masked Aadhaar, linked to your PAN"),
    needed("bank-account", "Bank account number and IFSC, pre-validated on the portal for your refund"),
    needed("form-26as-ais", "Form 26AS and AIS/TIS, or your consent on the portal"),
    neededIf("form-16", "Form 16 from your employer", "If you are salaried (Form 130 from Tax Year 2026-27)"),
    neededIf(
      "form-16a",
      "Form 16A and interest certificates",
      "If you earn interest or tax was deducted by others",
    ),
    asTable(
      neededIf(
        "capital-gains",
        "Capital gains statement of your broker or AMC",
        "If you sold shares or mutual funds",
      ),
    ),
    neededIf(
      "house-property",
      "Rent details and home-loan interest certificate",
      "If you let out a house or repay a home loan",
    ),
    neededIf("property-deeds", "Sale deed and purchase deed", "If you sold a property"),
    neededIf("deduction-proofs", "Proofs of deductions", "If you choose the old tax regime"),
    asTable(
      neededIf(
        "foreign-income",
        "Details of foreign income and assets",
        "If you have income or assets outside India",
      ),
    ),
    neededIf("last-return", "Last year's income tax return", "If you filed a return last year"),
    neededIf("advance-tax", "Advance tax challans", "If you paid advance tax"),
  ],
  plans: [
    {
      id: "salary",
      name: "Salary and pension",
      description:
        "ITR-1 with salary or pension, up to two house properties, interest and other sources, and long-term gains on listed shares of up to ₹1.25 lakh.",
      eligibility: "Residents with total income up to ₹50 lakh.",
      price: 999,
      turnaround: "1-3 working days",
    },
    {
      id: "capital-gains",
      name: "Capital gains",
      description:
        "ITR-2 with gains from shares, mutual funds or property, or with income above ₹50 lakh. Every sale is set against its purchase, and losses are carried forward.",
      eligibility:
        "People with other capital gains, with income above ₹50 lakh, or who are directors of a company.",
      price: 2499,
      turnaround: "3-7 working days",
    },
    {
      id: "foreign-assets",
      name: "Foreign income and assets",
      description:
        "ITR-2 with the schedules for foreign assets and income, capital gains included. Every account and holding abroad is listed with you before we file.",
      eligibility: "People with income, bank accounts, shares or property outside India.",
      price: 4999,
      turnaround: DEFAULT_TURNAROUND,
    },
  ],
  faqs: [
    {
      question: "Which form do I need?",
      answer:
        "For Assessment Year 2026-27, ITR-1 is for residents with income up to ₹50 lakh from salary or pension, up to two house properties, other sources and long-term gains on listed shares of up to ₹1.25 lakh. ITR-2 is for other capital gains, foreign assets, income above ₹50 lakh, or directors. With business or professional income it is ITR-3 or ITR-4.",
    },
    {
      question: "Until when can I file for the financial year 2025-26?",
      answer:
        "ITR-1 and ITR-2 were due on 31 July 2026. A belated return is possible until 31 December 2026, with a fee of ₹1,000 for income up to ₹5 lakh and ₹5,000 above that.",
    },
    {
      question: "I made a mistake. Can I correct it?",
      answer:
        "Yes. A revised return for Assessment Year 2026-27 is allowed until 31 March 2027. After 31 December 2026 a fee of ₹1,000 (income up to ₹5 lakh) or ₹5,000 applies. An updated return is possible until 31 March 2031.",
    },
    {
      question: "Is filing complete once the return is submitted?",
      answer:
        "No. You e-verify it on the portal within 30 days, for example with an Aadhaar OTP that you type in there yourself, net banking or a DSC. We show you how.",
    },
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998232",
  turnaround: "1-3 working days for salary, 3-7 with capital gains",
  active: true,
};
