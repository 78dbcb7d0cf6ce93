import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const privateLimited: Service = {
  id: "private-limited",
  name: "Private limited company",
  category: "business",
  icon: "building",
  summary:
    "Company incorporated with SPICe+: name, PAN, TAN, EPFO, ESIC and bank account in one application.",
  description:
    "We check your names, prepare the constitution papers, file SPICe+ with AGILE-PRO-S and follow it to the certificate of incorporation. PAN, TAN, EPFO and ESIC come with it, GST registration if you want it, and a bank account.",
  eligibility:
    "At least 2 shareholders (at most 200) and at least 2 directors, one of them resident in India. There is no minimum capital.",
  amount: 9999,
  popular: true,
  feature_list: [
    "Name check for 2 proposed names",
    "SPICe+ with PAN, TAN, EPFO and ESIC",
    "GST registration and bank account through AGILE-PRO-S",
    "Memorandum and articles (MOA, AOA)",
    "List of what to do after incorporation",
  ],
  required_documents: [
    needed("pan", "PAN of every director and shareholder"),
    needed("identity", "Identity proof of each: passport, voter ID or driving licence"),
    needed(
      "address-proof",
      "Address proof of each, not older than 2 months: bank statement, utility or phone bill",
    ),
    needed("photo", "Photograph of each"),
    needed("contact", "Mobile number and email address of each"),
    needed("dsc", "Class 3 DSC of directors and subscribers"),
    needed("office-proof", "Registered office: utility bill not older than 2 months"),
    needed("office-consent", "Registered office: no-objection letter of the owner"),
    neededIf("rent-agreement", "Registered office: rent agreement", "If the office is rented"),
    needed("company-details", "Two proposed names, objects, capital and shareholding"),
    neededIf("foreign-passport", "Passport with apostille", "If a director or shareholder is a foreigner"),
    neededIf("board-resolution", "Board resolution", "If a company subscribes to the shares"),
    neededIf(
      "trademark-consent",
      "No-objection letter of the trademark's owner",
      "If the name contains a trademark",
    ),
  ],
  plans: [
    {
      id: "standard",
      name: "Incorporation",
      description:
        "Names checked, SPICe+ and AGILE-PRO-S prepared and filed, queries of the registrar answered until the certificate is there.",
      eligibility: "2 or more shareholders and directors, one director resident in India.",
      price: 9999,
      turnaround: "7-15 working days",
    },
  ],
  faqs: [
    {
      question: "What comes after incorporation?",
      answer:
        "An auditor within 30 days, share certificates within 60 days and Form INC-20A within 180 days, then AOC-4 and MGT-7 every year.",
    },
    {
      question: "Can my home be the registered office?",
      answer: "Yes, with a utility bill and the owner's consent.",
    },
    {
      question: "Can one person do it?",
      answer: "Not as a private limited company. A One Person Company needs one member and a nominee.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: 1000,
    note: `Usual starting amount, for stamp duty by State, PAN and TAN. The filing fee is nil up to ₹15 lakh of capital, under the Companies (Registration Offices and Fees) Rules, 2014. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998312",
  turnaround: "7-15 working days",
  active: true,
};
