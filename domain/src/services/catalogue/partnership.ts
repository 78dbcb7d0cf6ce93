import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const partnership: Service = {
  id: "partnership",
  name: "Partnership firm registration",
  category: "business",
  icon: "handshake",
  summary: "Partnership deed, firm PAN and registration with the Registrar of Firms, for 2 to 50 partners.",
  description:
    "We draft the partnership deed for your terms, tell you the stamp duty of your State, apply for the firm's PAN and file the registration with the Registrar of Firms.",
  eligibility: "2 to 50 partners.",
  amount: 4999,
  popular: false,
  feature_list: [
    "Partnership deed drafted for your terms",
    "PAN of the firm",
    "Form 1 and affidavit for the Registrar of Firms",
    "Stamp duty of your State explained",
  ],
  required_documents: [
    needed("deed", "Partnership deed on stamp paper of your State (we draft it, you sign it)"),
    needed("partners-pan", "PAN of every partner"),
    needed("partners-masked-aadhaar", "Masked Aadhaar of every partner"),
    needed("partners-photo", "Photograph of every partner"),
    needed("firm-address", "Address proof of the firm"),
    needed("rent-consent", "No-objection letter or rent agreement for the firm's address"),
    needed("form-1", "Form 1 application and affidavit, signed (we prepare them)"),
    needed("firm-pan", "PAN of the firm (we apply for it once the deed is signed)"),
    neededIf("witness-ids", "Identity proof of the witnesses", "If your State's registrar asks for it"),
  ],
  plans: [
    {
      id: "standard",
      name: "Deed, PAN and registration",
      description:
        "Deed drafted, firm's PAN applied for, and registration filed with the Registrar of Firms.",
      eligibility: "2 to 50 partners who agree on their shares and duties.",
      price: 4999,
      turnaround: "Deed and PAN 3-7 days; Registrar of Firms 7-30 days, by State",
    },
  ],
  faqs: [
    {
      question: "Is registration compulsory?",
      answer:
        "No. But under section 69 of the Partnership Act an unregistered firm cannot sue third parties or its partners to enforce rights from a contract.",
    },
    { question: "What are the partners liable for?", answer: "Liability is unlimited and joint." },
    {
      question: "How is a firm taxed?",
      answer: "At a flat 30% plus surcharge and cess. It files ITR-5.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: 1000,
    note: `Usual starting amount. The registration fee is set by your State under the Indian Partnership Act, 1932, section 71, the stamp duty on the deed under its Stamp Act. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998214",
  turnaround: "Deed and PAN 3-7 days; Registrar of Firms 7-30 days, by State",
  active: true,
};
