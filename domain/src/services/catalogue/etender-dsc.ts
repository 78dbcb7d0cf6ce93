import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const etenderDsc: Service = {
  id: "etender-dsc",
  name: "E-tender registration and DSC",
  category: "tendering",
  icon: "key-round",
  summary: "Class 3 DSC and registration on GeM, CPPP or a State portal, so that you can bid on tenders.",
  description:
    "We apply for your Class 3 certificate for signing and encryption, guide you through the video verification, and register the certificate and your business on the tender portal you want to bid on.",
  eligibility: "Individuals and authorised signatories of businesses that bid on GeM, CPPP or State portals.",
  amount: 2499,
  popular: false,
  feature_list: [
    "Class 3 DSC for signing and encryption (combo)",
    "Video verification guided",
    "Registration on GeM, CPPP or a State e-procurement portal",
    "EMD exemption for MSMEs and start-ups explained",
    "Validity and renewal explained",
  ],
  required_documents: [
    needed("pan", "PAN card"),
    needed("masked-aadhaar", "Masked Aadhaar or eKYC"),
    needed("photo", "Photograph"),
    needed("contact", "Mobile number and email address"),
    needed("video", "Live video verification (we send you the link)"),
    neededIf(
      "organisation",
      "Organisation proof (certificate of incorporation, deed or GST) and authorisation letter",
      "If the DSC is for an organisation",
    ),
    neededIf(
      "emd-exemption",
      "Udyam or start-up certificate",
      "If you claim exemption from the earnest money (EMD)",
    ),
    neededIf(
      "portal-profile",
      "Bank details, income tax returns and turnover certificate",
      "If the portal asks for them in your profile",
    ),
  ],
  plans: [
    {
      id: "standard",
      name: "DSC and one portal",
      description:
        "Class 3 signing and encryption certificate applied for, and registered with your profile on one portal.",
      eligibility: "Individuals, and businesses through an authorised signatory.",
      price: 2499,
      turnaround: "DSC the same day to 2 days; portal registration 1-5 days",
    },
  ],
  faqs: [
    {
      question: "Which certificate do I need?",
      answer:
        "Class 3 for signing and encryption (a 'combo'), on a USB token. Class 2 certificates were stopped in January 2021.",
    },
    {
      question: "Is one DSC enough for all portals?",
      answer: "Yes, but it has to be registered on each portal separately.",
    },
    {
      question: "How long is it valid?",
      answer: "1 to 3 years. It cannot be extended; a new one is issued, so renew before a tender closes.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: null,
    note: `Only what a portal asks for under its own rules, if anything. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998399",
  turnaround: "DSC the same day to 2 days; portal registration 1-5 days",
  active: true,
};
