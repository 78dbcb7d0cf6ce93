import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const iec: Service = {
  id: "iec",
  name: "Import export code (IEC)",
  category: "business",
  icon: "ship",
  summary:
    "IEC from the DGFT to import or export goods: application filed, code usually within 3 working days.",
  description:
    "We prepare your profile on the DGFT site, file the application with your bank and address proof, and guide you through the e-signature. The code is generated automatically and checked afterwards.",
  eligibility:
    "Anyone who imports or exports goods. Exporters of services need it only when they claim benefits of the foreign trade policy.",
  amount: 1999,
  popular: false,
  feature_list: [
    "DGFT profile and IEC application",
    "Bank and address proof checked first",
    "Help with Aadhaar e-sign or DSC",
    "Yearly confirmation from April to June explained",
  ],
  required_documents: [
    needed("pan", "PAN of the business (it becomes your IEC number)"),
    needed("bank-proof", "Bank proof: cancelled cheque with the name printed, or bank certificate"),
    needed("address-proof", "Address proof of the business"),
    needed("contact", "Mobile number and email address"),
    needed("signature", "Aadhaar e-sign or DSC of the person who signs"),
    neededIf("constitution", "Deed or certificate of incorporation", "If you are a firm, company or LLP"),
    neededIf("masked-aadhaar", "Masked Aadhaar of the proprietor", "If you are a proprietor"),
  ],
  plans: [
    {
      id: "standard",
      name: "New IEC",
      description: "Profile, application and e-signature for a new code, with your branches added.",
      eligibility: "Proprietors, firms, LLPs and companies. One IEC per PAN.",
      price: 1999,
      turnaround: "1-3 working days",
    },
  ],
  faqs: [
    {
      question: "Does it have to be renewed?",
      answer:
        "It is valid for life. But the details must be confirmed on the DGFT site every year from April to June, even if nothing changed, or the code is deactivated.",
    },
    {
      question: "Does each branch need its own?",
      answer: "No. There is one IEC per PAN; branches are added to it.",
    },
    {
      question: "Is GST registration needed as well?",
      answer: "Yes, for exports of goods under LUT or with refund of IGST.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: 500,
    note: `₹500 for the application. Foreign Trade Policy 2023, Appendix 2K. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998312",
  turnaround: "1-3 working days",
  active: true,
};
