import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const proprietorship: Service = {
  id: "proprietorship",
  name: "Proprietorship registration",
  category: "business",
  icon: "store",
  summary: "Start in your own name: Udyam (MSME) plus Shop Act or GST registration as proof for your bank.",
  description:
    "A proprietorship is proved by its registrations. We get your Udyam certificate and one more registration that fits your trade, Shop Act or GST, so that a bank can open your current account.",
  eligibility: "One adult resident in India who runs a business in their own name.",
  amount: 2999,
  popular: false,
  feature_list: [
    "Udyam (MSME) registration",
    "Shop Act licence or GST registration",
    "Two proofs for your current account",
    "Sole proprietor's tax and filing calendar explained",
  ],
  required_documents: [
    needed("pan", "PAN card of the owner"),
    needed("masked-aadhaar", "Masked Aadhaar with your mobile number linked"),
    needed("photo", "Photograph"),
    needed("premises", "Proof of premises: utility bill not older than 2 months"),
    neededIf(
      "rent-consent",
      "Rent agreement and the owner's no-objection letter",
      "If the premises are not your own",
    ),
    needed("bank-proof", "Bank proof"),
    needed("activity", "Description of what the business does"),
    neededIf("trade-licence", "Trade licence or Shop Act form", "If your State or trade asks for it"),
    neededIf("gst-documents", "Documents for GST registration", "If you register under GST"),
  ],
  plans: [
    {
      id: "standard",
      name: "Proprietorship set-up",
      description:
        "Udyam registration and one further registration, Shop Act or GST, applied for and followed up.",
      eligibility: "Resident adults who start or already run a business alone.",
      price: 2999,
      turnaround: "Udyam 1 day; Shop Act or GST 3-10 working days",
    },
  ],
  faqs: [
    {
      question: "Where is a proprietorship registered?",
      answer:
        "There is no registrar. Udyam (which is free), GST and Shop Act registrations serve as proof, for example for a current account. Banks usually want two of them.",
    },
    {
      question: "Do I need a separate PAN?",
      answer: "No. The owner's PAN is used, and the profit is taxed at your personal slabs.",
    },
    {
      question: "What are the MSME limits?",
      answer:
        "From 1 April 2025: micro up to ₹2.5 crore of investment and ₹10 crore of turnover, small up to ₹25 crore and ₹100 crore, medium up to ₹125 crore and ₹500 crore.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: 1000,
    note: `Usual starting amount. The Shop Act fee is set by your State under its Shops and Establishments Act; Udyam and GST registration are free. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998312",
  turnaround: "Udyam 1 day; Shop Act or GST 3-10 working days",
  active: true,
};
