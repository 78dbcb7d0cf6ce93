import type { Service } from "../service.ts";
import { asAct, asTable, CODES_STAY_YOURS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const gstReturn: Service = {
  id: "gst-return",
  name: "GST return filing",
  category: "tax",
  icon: "receipt-indian-rupee",
  summary:
    "GSTR-1 and GSTR-3B filed on time with input credit matched to GSTR-2B; annual return GSTR-9 as well.",
  description:
    "We prepare your sales and purchase figures, match input tax credit with GSTR-2B and the invoice management system, show you the tax to pay and file the return after your approval. Nil periods are filed as well.",
  eligibility: "Every GSTIN must file, even with no transactions in the period (a nil return).",
  amount: 999,
  popular: true,
  feature_list: [
    "GSTR-1 and GSTR-3B, nil return included",
    "CMP-08 and GSTR-4 under composition",
    "Input tax credit matched with GSTR-2B",
    "Annual return GSTR-9",
    "Tax to pay shown to you before we file",
  ],
  required_documents: [
    asAct(needed("gstin-access", "Add us as an authorised user for your GSTIN on the GST portal")),
    asTable(needed("sales", "Sales register with HSN or SAC codes and buyers' GSTINs")),
    asTable(needed("purchases", "Purchase register")),
    asTable(needed("gstr-2b", "GSTR-2B and your actions in the invoice management system (IMS)")),
    asTable(neededIf("notes", "Credit and debit notes", "If you issued or received any")),
    neededIf("rcm-imports", "Reverse charge and import papers", "If you pay under reverse charge or import"),
    asTable(neededIf("e-documents", "E-way bills and e-invoices", "If you issue them")),
    neededIf("bank-challan", "Bank statement and tax challan", "If tax was paid for the period"),
    asTable(neededIf("annual-accounts", "Annual accounts", "If it is the annual return (GSTR-9, GSTR-9C)")),
  ],
  plans: [
    {
      id: "monthly",
      name: "One tax period",
      description:
        "Returns of one period: GSTR-1 and GSTR-3B, or CMP-08 under composition, prepared, matched and filed. Nil returns as well.",
      eligibility: "Any GSTIN, monthly or quarterly (QRMP). The price is for one period.",
      price: 999,
      turnaround: "1-3 working days per period",
    },
    {
      id: "annual",
      name: "Annual return",
      description:
        "GSTR-9 of one financial year, or GSTR-4 under composition: the year's returns compared with your books, differences listed, return filed.",
      eligibility:
        "Turnover above ₹2 crore for GSTR-9 (exempt up to that); composition taxpayers for GSTR-4.",
      price: 2999,
      turnaround: "1-3 working days once the year's figures are matched",
    },
  ],
  faqs: [
    {
      question: "When are the returns due?",
      answer:
        "GSTR-1 on the 11th (13th of the month after the quarter under QRMP), GSTR-3B on the 20th (QRMP: 22nd or 24th by State), CMP-08 on the 18th after the quarter, GSTR-4 on 30 June and GSTR-9 on 31 December.",
    },
    {
      question: "Who must file the annual return?",
      answer:
        "GSTR-9 is due when turnover is above ₹2 crore, and the reconciliation statement GSTR-9C when it is above ₹5 crore.",
    },
    {
      question: "What does filing late cost?",
      answer: "₹50 a day (₹20 for a nil return) up to caps by turnover, plus 18% interest a year on the tax.",
    },
    {
      question: "Can a return be revised?",
      answer:
        "No. Corrections go into GSTR-1A or into later periods, up to 30 November of the next financial year. Returns more than three years old can no longer be filed.",
    },
    CODES_STAY_YOURS,
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998231",
  turnaround: "1-3 working days per period",
  active: true,
};
