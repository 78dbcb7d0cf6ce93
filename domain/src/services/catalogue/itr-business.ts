import type { Service } from "../service.ts";
import { asTable, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const itrBusiness: Service = {
  id: "itr-business",
  name: "Business and professional ITR",
  category: "tax",
  icon: "briefcase-business",
  summary:
    "Income tax return for traders, freelancers, professionals, firms and LLPs: ITR-3, ITR-4 or ITR-5.",
  description:
    "We prepare your profit figures from books, bank statements and GST returns, check whether presumptive taxation suits you, match everything with Form 26AS and AIS/TIS, and file the return. For proprietors, freelancers and professionals, partnership firms, LLPs and associations of persons.",
  eligibility:
    "Anyone with income from a business or profession above the basic exemption, with tax deducted at source, or with losses to carry forward; every firm and LLP.",
  amount: 1499,
  popular: false,
  feature_list: [
    "ITR-4 presumptive, ITR-3 with books, ITR-5 for firms",
    "Turnover matched with GST returns",
    "Form 26AS and AIS matched line by line",
    "Business losses carried forward",
    "Draft for your approval before we file",
  ],
  required_documents: [
    needed("pan", "PAN card of the owner or firm"),
    needed("masked-aadhaar", "Masked Aadhaar of the owner or signing partner, linked to PAN"),
    needed("bank-account", "Bank account number and IFSC, pre-validated on the portal for refunds"),
    needed("form-26as-ais", "Form 26AS and AIS/TIS, or your consent on the portal"),
    asTable(needed("bank-statements", "Bank statements of the year")),
    asTable(
      neededIf(
        "financial-statements",
        "Profit and loss account and balance sheet",
        "If you keep books (ITR-3, ITR-5)",
      ),
    ),
    asTable(neededIf("gst-returns", "GST returns of the year", "If you are registered under GST")),
    neededIf("form-16a", "Form 16A and interest certificates", "If tax was deducted from what you received"),
    neededIf(
      "form-16",
      "Form 16 from your employer",
      "If you also draw a salary (Form 130 from Tax Year 2026-27)",
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
    neededIf(
      "foreign-income",
      "Details of foreign income and assets",
      "If you have income or assets outside India",
    ),
    neededIf("last-return", "Last year's income tax return", "If you filed a return last year"),
    neededIf("advance-tax", "Advance tax challans", "If you paid advance tax"),
  ],
  plans: [
    {
      id: "presumptive",
      name: "Presumptive (ITR-4)",
      description:
        "ITR-4 on presumptive income: turnover or receipts taken from bank statements and GST returns, without full books.",
      eligibility:
        "Small businesses and professionals under presumptive taxation with total income up to ₹50 lakh.",
      price: 1499,
      turnaround: "3-7 working days",
    },
    {
      id: "books",
      name: "With books (ITR-3)",
      description:
        "ITR-3 from your profit and loss account and balance sheet, with salary, property and capital gains where you have them.",
      eligibility: "Proprietors and professionals who keep books, and partners of firms.",
      price: 2499,
      turnaround: "3-7 working days",
    },
    {
      id: "firm-llp",
      name: "Firm or LLP (ITR-5)",
      description:
        "ITR-5 of a partnership firm, LLP or association of persons, with partners' shares and the firm's financial statements.",
      eligibility: "Partnership firms, LLPs and associations of persons.",
      price: 3999,
      turnaround: "3-7 working days",
    },
  ],
  faqs: [
    {
      question: "Which form do I need?",
      answer:
        "For Assessment Year 2026-27: ITR-4 for presumptive income with a total of up to ₹50 lakh, ITR-3 for other business or professional income, ITR-5 for firms, LLPs and associations of persons. Companies file ITR-6 and trusts ITR-7.",
    },
    {
      question: "When is the return due?",
      answer:
        "Without a tax audit it was 31 August 2026 for the financial year 2025-26, a month later than in earlier years. Audit cases are due on 31 October, cases with transfer pricing on 30 November, and the tax audit report a month before the return.",
    },
    {
      question: "I missed the date for the financial year 2025-26. What now?",
      answer:
        "A belated return is possible until 31 December 2026, with a fee of ₹1,000 for income up to ₹5 lakh and ₹5,000 above that. A revised return is allowed until 31 March 2027; after 31 December the same fee applies to it.",
    },
    {
      question: "When do I pay advance tax under presumptive taxation?",
      answer:
        "In one amount by 15 March. Others pay in four parts: 15 June, 15 September, 15 December and 15 March.",
    },
    {
      question: "Is filing complete once the return is submitted?",
      answer:
        "No. You e-verify it on the portal within 30 days, for example with an Aadhaar OTP that you type in there yourself, net banking or a DSC.",
    },
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998232",
  turnaround: "3-7 working days",
  active: true,
};
