import type { Service } from "../service.ts";
import { AS_OF, AT_ACTUALS, needed, neededIf, WHO_WE_ARE } from "./parts.ts";

export const fssai: Service = {
  id: "fssai",
  name: "FSSAI licence",
  category: "business",
  icon: "utensils",
  summary:
    "Food licence for kitchens, shops, makers and sellers: the right FSSAI category under the 2026 limits.",
  description:
    "We find the category your food business belongs to under the limits of 1 April 2026, prepare the papers, file the application and answer the authority's questions until your 14-digit number is granted.",
  eligibility:
    "Every food business. Since 1 April 2026: registration for turnover up to ₹1.5 crore, State licence up to ₹50 crore, Central licence above that, and for importers, head offices of businesses in several States and large capacities.",
  amount: 2999,
  popular: true,
  feature_list: [
    "Registration, State or Central licence chosen for you",
    "Food categories listed correctly",
    "Application filed and queries answered",
    "Home kitchens, restaurants, shops, makers, importers",
    "Yearly fee and return explained",
  ],
  required_documents: [
    needed("photo", "Photograph of the owner or nominee"),
    needed("identity", "Identity proof of the owner or nominee"),
    needed("premises", "Proof of premises: rent agreement, no-objection letter or utility bill"),
    needed("food-categories", "List of the food categories you make or sell"),
    needed("constitution", "Constitution papers: deed or certificate of incorporation"),
    neededIf("fsms-plan", "Food safety management (FSMS) plan", "If you need a licence or manufacture food"),
    neededIf("layout", "Layout plan of the premises", "If you need a licence or manufacture food"),
    neededIf("equipment", "List of equipment", "If you need a licence or manufacture food"),
    neededIf("water-report", "Water test report", "If you need a licence or manufacture food"),
    neededIf("form-ix", "Form IX, nomination of a person", "If you need a licence or manufacture food"),
    neededIf("iec", "Import-export code (IEC)", "If you import food"),
    neededIf(
      "noc",
      "No-objection letter of the manufacturer or municipality",
      "If your kind of business needs one",
    ),
    neededIf("health-certificates", "Health certificates of food handlers", "If your staff handle food"),
  ],
  plans: [
    {
      id: "standard",
      name: "Registration or licence",
      description:
        "Category found, papers prepared, application filed for one premises and followed to the number.",
      eligibility: "Any food business. The price is for one premises.",
      price: 2999,
      turnaround: "Registration at once to 7 days; licence 15-60 days",
    },
  ],
  faqs: [
    {
      question: "Which limits apply? Other sites say ₹12 lakh and ₹20 crore.",
      answer:
        "Those are the old limits. Since 1 April 2026, registration goes up to ₹1.5 crore of turnover and the State licence up to ₹50 crore.",
    },
    {
      question: "How long is it valid?",
      answer:
        "Registrations and licences are now perpetual until suspended, cancelled or surrendered. The yearly fee and returns remain due.",
    },
    {
      question: "My turnover is ₹40 lakh and I hold a State licence. What happens?",
      answer:
        "It moves to registration. FSSAI says that there is no modification fee and that existing fees are adjusted.",
    },
    {
      question: "Is one licence enough for all branches?",
      answer: "No. Each premises needs its own 14-digit number.",
    },
    WHO_WE_ARE,
  ],
  government_fee: {
    amount: 2000,
    note: `For a State licence, ₹2,000 to ₹5,000 a year by kind of business. Registration is ₹100 and a Central licence ₹7,500 a year. Food Safety and Standards (Licensing and Registration of Food Businesses) Regulations, 2011, Schedule 3. ${AS_OF} ${AT_ACTUALS}`,
  },
  sac: "998399",
  turnaround: "Registration at once to 7 days; licence 15-60 days",
  active: true,
};
