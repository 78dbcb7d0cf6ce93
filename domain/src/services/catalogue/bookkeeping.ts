import { DEFAULT_TURNAROUND, type Service } from "../service.ts";
import { asAct, asTable, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const bookkeeping: Service = {
  id: "bookkeeping",
  name: "Bookkeeping and accounting",
  category: "compliance",
  icon: "notebook-pen",
  summary:
    "Books kept up to date from your bills and bank statements, ready for GST, TDS and your tax return.",
  description:
    "Send bills and statements as they come. We record them in double entry, reconcile bank and cards, tell you what is missing and close the books in time for your GST returns, with a profit and loss account and a balance sheet you can read.",
  eligibility: "Any business or professional. Companies must keep double-entry books on the accrual basis.",
  amount: 1999,
  popular: false,
  feature_list: [
    "Sales, purchases and expenses recorded",
    "Bank, card and payment-gateway reconciliation",
    "Books closed before GSTR-1 and GSTR-3B",
    "Profit and loss account and balance sheet",
    "Accounts in double entry, ready for audit",
  ],
  required_documents: [
    asTable(needed("bank-statements", "Bank and card statements")),
    asTable(needed("sales", "Sales invoices and credit notes")),
    asTable(needed("purchases", "Purchase bills and expense vouchers")),
    asTable(neededIf("trial-balance", "Opening trial balance", "If it is the first period we keep for you")),
    asTable(neededIf("payroll", "Payroll register", "If you have employees")),
    neededIf("loans-assets", "Loan and asset papers", "If you took a loan or bought an asset"),
    asTable(neededIf("stock", "Stock statement", "If you hold stock")),
    asTable(
      neededIf(
        "settlements",
        "Payment-gateway or marketplace settlement reports",
        "If you sell or collect online",
      ),
    ),
    asAct(
      neededIf(
        "software",
        "Invite us as a user of your accounting software",
        "If your books are kept in one that lets you add users",
      ),
    ),
    asTable(
      neededIf(
        "software-export",
        "Export from your accounting software",
        "If you can't add us as a user of it",
      ),
    ),
  ],
  plans: [
    {
      id: "quarterly",
      name: "Quarterly",
      description:
        "Books of one quarter recorded, reconciled and closed together, with a summary for the quarter.",
      eligibility: "Freelancers and small businesses with few bills. The price is for one quarter.",
      price: 1999,
      turnaround: DEFAULT_TURNAROUND,
    },
    {
      id: "monthly",
      name: "Monthly",
      description:
        "Books of one month recorded, reconciled and closed before GSTR-1 and GSTR-3B are due, with monthly statements.",
      eligibility:
        "Businesses and companies that file GST returns or want figures every month. The price is for one month.",
      price: 3499,
      turnaround: "Closed by the 7th-10th of the next month",
    },
  ],
  faqs: [
    {
      question: "How long must records be kept?",
      answer:
        "Under GST, 72 months from the due date of the annual return. Companies: 8 financial years. Income tax: 6 years from the end of the assessment year.",
    },
    {
      question: "Is an audit trail needed?",
      answer:
        "Companies must use software with an edit log that cannot be switched off. The rule applies since 1 April 2023.",
    },
    {
      question: "Do I need books under presumptive taxation?",
      answer: "Full books are not required, but anyone registered under GST must still keep GST records.",
    },
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998222",
  turnaround: "Books of a month closed by the 7th-10th of the next",
  active: true,
};
