import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const trademark: Service = {
  id: "trademark",
  name: "Trademark registration",
  category: "legal",
  icon: "badge-check",
  summary: "Protect your brand name or logo: classes chosen, application filed within 1-3 working days.",
  description:
    "We help you choose the goods, services and Nice classes, prepare the application and authorisation, and file it online, so that you may use ™ from then on. You hear from us about examination and publication.",
  eligibility: "Any person or business that uses, or means to use, a distinctive mark.",
  amount: 5999,
  popular: true,
  feature_list: [
    "Brand name or logo, one class",
    "Goods, services and Nice class chosen with you",
    "Application and Form TM-48 prepared",
    "Lower fee for individuals, start-ups and MSMEs",
    "Word on examination and publication",
  ],
  required_documents: [
    needed("mark", "Word mark, or logo as JPEG"),
    needed("applicant", "Identity or constitution proof of the applicant"),
    needed("goods-services", "List of goods and services, with Nice class if you know it"),
    needed("tm-48", "Form TM-48, authorisation, signed (we prepare it)"),
    neededIf("lower-fee", "Udyam or DPIIT certificate", "If you claim the lower fee as an MSME or start-up"),
    neededIf("user-affidavit", "User affidavit with proof of use", "If the mark is in use already"),
    neededIf(
      "translation",
      "Translation or transliteration",
      "If the mark has words in another language or script",
    ),
  ],
  plans: [
    {
      id: "standard",
      name: "One mark in one class",
      description:
        "Classes chosen, application and authorisation prepared and filed, acknowledgement sent to you.",
      eligibility: "Individuals, start-ups, MSMEs and other businesses.",
      price: 5999,
      turnaround: "Filed in 1-3 working days; registration usually takes 8-18 months",
    },
  ],
  faqs: [
    {
      question: "What is the Government fee?",
      answer: "Online and per class: ₹4,500 for individuals, start-ups and MSMEs, ₹9,000 for others.",
    },
    {
      question: "When may I use ™ and ®?",
      answer: "™ after filing. ® only after registration; using it earlier is an offence.",
    },
    {
      question: "What can delay it?",
      answer:
        "Objections at examination, to be answered within one month, and opposition, possible for four months after publication. Registration lasts 10 years and can be renewed.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: 4500,
    note: `Per class, filed online: ₹4,500 for individuals, start-ups and MSMEs, ₹9,000 for others. Trade Marks Rules, 2017, First Schedule. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998213",
  turnaround: "Filed in 1-3 working days; registration usually takes 8-18 months",
  active: true,
};
