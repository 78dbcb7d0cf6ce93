import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const consumerComplaint: Service = {
  id: "consumer-complaint",
  name: "Consumer complaint",
  category: "legal",
  icon: "scale",
  summary: "Defective product or poor service? Notice and complaint prepared for the Consumer Commission.",
  description:
    "We put your facts in order, draft the notice to the seller and, if it is not answered, the complaint with index and affidavit, and help you file it online at e-Jagriti.",
  eligibility:
    "A person who bought goods or services for their own, non-commercial use and met a defect, a deficiency, an overcharge or an unfair practice, within the last two years.",
  amount: 3999,
  popular: false,
  feature_list: [
    "Notice to the seller drafted",
    "Complaint, index and affidavit prepared",
    "Right Commission found: District, State or National",
    "Online filing at e-Jagriti guided",
    "Refund, replacement or compensation claimed",
  ],
  required_documents: [
    needed("bill", "Bill, invoice or proof of payment"),
    needed("identity-address", "Identity and address proof"),
    needed("correspondence", "Correspondence and complaint numbers"),
    needed("legal-notice", "Legal notice and proof that it was sent (we draft the notice)"),
    needed("complaint-papers", "Index, complaint and affidavit, signed (we prepare them)"),
    neededIf("evidence", "Warranty card, photographs or expert report", "If you have them"),
    neededIf("condonation", "Application to condone the delay", "If more than two years have passed"),
  ],
  plans: [
    {
      id: "standard",
      name: "Notice and complaint",
      description:
        "Notice drafted and, where the seller does not settle, the complaint prepared and its filing guided.",
      eligibility: "Consumers who bought for their own use, within two years.",
      price: 3999,
      turnaround: "Notice 2-3 days; complaint 5-7 days",
    },
  ],
  faqs: [
    {
      question: "Where is the complaint filed?",
      answer:
        "By the price you paid: at the District Commission up to ₹50 lakh, at the State Commission up to ₹2 crore, at the National Commission above that. You may file where you live or work.",
    },
    {
      question: "How is it filed, and what is the fee?",
      answer:
        "Online at e-Jagriti, which replaced e-Daakhil on 1 January 2025. There is no fee up to ₹5 lakh; above that it starts at ₹200.",
    },
    {
      question: "How long does it take?",
      answer: "The law aims at a decision within 3 to 5 months.",
    },
    {
      question: "Do I need a lawyer?",
      answer: "No. Parties may appear in person, also by video.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: null,
    note: `By the price paid: nil up to ₹5 lakh, ₹200 up to ₹10 lakh, ₹400 up to ₹20 lakh, ₹1,000 up to ₹50 lakh, ₹2,000 up to ₹1 crore, ₹2,500 up to ₹2 crore, ₹3,000 to ₹7,500 above. Consumer Disputes Redressal Commissions Rules, 2020, rule 7(2). ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998216",
  turnaround: "Notice 2-3 days; complaint 5-7 days",
  active: true,
};
