import type { Service } from "../service.ts";
import { asTable, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const taxNotice: Service = {
  id: "tax-notice",
  name: "Tax notice reply",
  category: "tax",
  icon: "mail-warning",
  summary: "Got an income tax or GST notice? We read it, draft the reply and file it before its date.",
  description:
    "We check that the notice is genuine, explain what it asks in plain words, collect the figures and papers, draft the reply for your approval and submit it on the portal before the date in the notice.",
  eligibility: "Anyone who has received an income tax or GST notice, intimation or demand.",
  amount: 3999,
  popular: false,
  feature_list: [
    "Notice checked by its identification number (DIN)",
    "Income tax intimation, scrutiny, demand or GST notice",
    "Reply drafted with computation and annexures",
    "Filed through e-Proceedings or the GST portal",
    "Always before the date in the notice",
  ],
  required_documents: [
    needed("notice", "Copy of the notice with its DIN, and the date you received it"),
    needed("pan", "PAN card"),
    needed("return-computation", "The return you filed, with its computation"),
    needed("form-26as-ais", "Form 26AS and AIS"),
    asTable(
      neededIf(
        "bank-statements",
        "Bank statements of the year",
        "If the notice asks about deposits or payments",
      ),
    ),
    asTable(
      neededIf(
        "books",
        "Books, invoices and GST returns",
        "If you run a business or the notice is about GST",
      ),
    ),
    neededIf("earlier-replies", "Earlier replies and orders", "If there was correspondence before"),
    neededIf(
      "authorisation",
      "Authorisation letter for your representative",
      "If someone is to appear for you",
    ),
  ],
  plans: [
    {
      id: "reply",
      name: "Reply to one notice",
      description:
        "One notice read, explained and answered: computation, annexures and reply drafted, approved by you and submitted online.",
      eligibility: "Any notice, intimation or demand that still can be answered.",
      price: 3999,
      turnaround: "Draft in 2-5 working days, always before the date in the notice",
    },
  ],
  faqs: [
    {
      question: "How much time do I have?",
      answer:
        "The notice says it. A defective-return notice gives 15 days, a demand 30 days, an intimation to adjust a refund 30 days, and a show-cause before reassessment usually 7 to 30 days. Send it to us early.",
    },
    {
      question: "How do I know that it is genuine?",
      answer:
        "Every notice carries a Document Identification Number (DIN) that can be checked on the portal. Replies go through e-Proceedings, not by email.",
    },
    {
      question: "What if I ignore it?",
      answer: "The officer may decide on the material available, with penalty and interest.",
    },
    {
      question: "Why does my notice name sections I have never heard of?",
      answer:
        "The Income-tax Act, 2025 renumbered them from 1 April 2026: the intimation under 143(1) is now section 270 and the reassessment notice under 148 is now section 280.",
    },
    WHO_WE_ARE,
  ],
  government_fee: null,
  sac: "998232",
  turnaround: "Draft in 2-5 working days, always before the date in the notice",
  active: true,
};
