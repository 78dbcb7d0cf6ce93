import type { Service } from "../service.ts";
import { CODES_STAY_YOURS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const gstRegistration: Service = {
  id: "gst-registration",
  name: "GST registration",
  category: "tax",
  icon: "badge-indian-rupee",
  summary: "New GSTIN for your business: application, Aadhaar authentication and officer's queries handled.",
  description:
    "We check whether you must register, prepare the application with the right proofs for your place of business, file it, guide you through Aadhaar authentication and answer any query until the GSTIN is granted.",
  eligibility:
    "Turnover above ₹40 lakh for goods or ₹20 lakh for services (₹20 lakh and ₹10 lakh in special-category States). Earlier for inter-State sales of goods, e-commerce sellers, and casual or non-resident taxable persons. Voluntary registration is open to all.",
  amount: 1499,
  popular: true,
  feature_list: [
    "Application for a new GSTIN prepared and filed",
    "Help with Aadhaar authentication",
    "3-day route under Rules 9A and 14A where you qualify",
    "Officer's queries answered",
    "Registration certificate and first steps explained",
  ],
  required_documents: [
    needed("pan", "PAN of the business or owner"),
    needed("masked-aadhaar", "Masked Aadhaar of the authorised signatory, for Aadhaar authentication"),
    needed("photo", "Photograph of the owner or signatory"),
    needed("premises", "Proof of the principal place of business: electricity bill or property tax receipt"),
    neededIf(
      "rent-consent",
      "Rent agreement and the owner's no-objection letter",
      "If the premises are not your own",
    ),
    needed("bank-proof", "Bank proof; it may follow within 30 days or before the first GSTR-1 (Rule 10A)"),
    needed("contact", "Mobile number and email address of the authorised signatory"),
    neededIf(
      "constitution",
      "Deed, certificate of incorporation or LLP certificate",
      "If you are a firm, company or LLP",
    ),
    neededIf(
      "authorisation",
      "Board resolution or authorisation letter",
      "If someone other than the owner signs the application",
    ),
    neededIf("dsc", "Digital signature certificate (DSC)", "If you are a company or LLP"),
  ],
  plans: [
    {
      id: "new-registration",
      name: "New registration",
      description:
        "Application for one GSTIN in one State: papers checked, form filed, Aadhaar authentication guided, queries answered.",
      eligibility: "Proprietors, firms, LLPs and companies that must register or choose to.",
      price: 1499,
      turnaround:
        "3 working days when the system grants it; 7-30 days if flagged for verification or biometrics",
    },
  ],
  faqs: [
    {
      question: "What is the 3-day route?",
      answer:
        "Since 1 November 2025, low-risk applicants, and those who declare output tax to registered buyers of at most ₹2.5 lakh a month (Rule 14A, one per State and PAN; you leave it with Form REG-32), get their registration electronically in 3 working days.",
    },
    {
      question: "Can my home be the place of business?",
      answer: "Yes, with a utility bill and the owner's consent.",
    },
    {
      question: "Is there a Government fee?",
      answer: "No. The Government charges nothing for GST registration.",
    },
    CODES_STAY_YOURS,
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998231",
  turnaround: "3 working days when the system grants it; 7-30 days if flagged for verification",
  active: true,
};
