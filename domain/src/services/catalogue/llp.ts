import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const llp: Service = {
  id: "llp",
  name: "LLP registration",
  category: "business",
  icon: "users",
  summary:
    "Limited liability partnership with FiLLiP: name, DPINs, PAN, TAN and the LLP agreement filed in time.",
  description:
    "We check your names, prepare the subscriber sheet and consents, file FiLLiP, and draft and file the LLP agreement within its 30 days. PAN and TAN come with the certificate, and up to five new DPINs can be asked for in the form.",
  eligibility:
    "At least 2 partners, of whom at least 2 are designated partners, one of them resident in India.",
  amount: 7999,
  popular: false,
  feature_list: [
    "FiLLiP with up to five new DPINs",
    "PAN and TAN with the certificate",
    "LLP agreement drafted",
    "Form 3 filed within 30 days",
    "Yearly filings (Form 8, Form 11) explained",
  ],
  required_documents: [
    needed("pan", "PAN of every partner"),
    needed("identity", "Identity proof of each: passport, voter ID or driving licence"),
    needed(
      "address-proof",
      "Address proof of each, not older than 2 months: bank statement, utility or phone bill",
    ),
    needed("photo", "Photograph of each"),
    needed("contact", "Mobile number and email address of each"),
    needed("dsc", "Class 3 DSC of the designated partners"),
    needed("office-proof", "Registered office: utility bill not older than 2 months"),
    needed("office-consent", "Registered office: no-objection letter of the owner"),
    neededIf("rent-agreement", "Registered office: rent agreement", "If the office is rented"),
    needed("llp-details", "Two proposed names, objects, contribution and profit shares"),
    needed("form-9", "Subscriber sheet and consent (Form 9), signed (we prepare them)"),
    needed("agreement", "LLP agreement on stamp paper of your State (we draft it, you sign it)"),
    neededIf("foreign-passport", "Passport with apostille", "If a partner is a foreigner"),
    neededIf("board-resolution", "Board resolution", "If a company becomes a partner"),
    neededIf(
      "trademark-consent",
      "No-objection letter of the trademark's owner",
      "If the name contains a trademark",
    ),
  ],
  plans: [
    {
      id: "standard",
      name: "LLP set-up",
      description: "Names checked, FiLLiP filed, LLP agreement drafted and Form 3 filed.",
      eligibility: "2 or more partners, one designated partner resident in India.",
      price: 7999,
      turnaround: "10-15 working days",
    },
  ],
  faqs: [
    {
      question: "When is the LLP agreement filed?",
      answer: "With Form 3, within 30 days of incorporation. Being late costs ₹100 a day.",
    },
    {
      question: "What has to be filed every year?",
      answer: "Form 11 by 30 May, Form 8 by 30 October and ITR-5, even with no business.",
    },
    {
      question: "Is an audit needed?",
      answer: "Only if turnover is above ₹40 lakh or the contribution above ₹25 lakh.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: 1000,
    note: `Usual starting amount. The filing fee is ₹500 to ₹5,000 by contribution, under the LLP Rules, 2009, Annexure A; the stamp duty on the agreement depends on the State. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998312",
  turnaround: "10-15 working days",
  active: true,
};
