import { PRODUCT } from "@niyamdesk/domain/base/product";

export const franchise = {
  title: "Franchise partners",
  description:
    "Bring tax and registration services to your State, district or town: commission of 10 to 20 percent on paid orders, with our desk behind you.",
  heading: `A ${PRODUCT} desk in your town.`,
  lead: "You know the shopkeepers, the builders and the schools. We prepare and file. You earn a commission on every order that your territory pays for.",
  newTitle: "New Partners",
  newLead: "Apply online in five steps, without an account. Have four documents at hand, or add them later.",
  start: "Start Registration",
  existingTitle: "Existing Partners",
  existingLead: "Your territory's orders and your commission, as they stand today.",
  login: "Partner Login",
  trackLead: "Applied already?",
  track: "Track Application",
  commissionTitle: "Commission structure",
  commissionLead:
    "A percentage of our fee, without GST, on every paid order of your territory or your referral link.",
  level: "Level",
  commission: "Commission",
  investment: "Investment",
  levels: {
    state: "State",
    district: "District",
    individual: "Individual",
  },
  investments: {
    state: "₹5,00,000 and more",
    district: "₹1,00,000 to ₹3,00,000",
    individual: "₹50,000 to ₹1,00,000",
  },
  percent: (percent: number) => `${percent}%`,
  note: "Refunded orders earn nothing: their commission is taken back. What you earn depends on the orders of your territory; we promise no figure.",
  benefitsTitle: "What you get",
  benefits: [
    {
      title: "The whole list of services",
      words: "Every service and price of this site, from income tax returns to trademarks.",
    },
    {
      title: "A desk behind you",
      words: "Tax executives prepare and file. You need not be an expert in each form.",
    },
    {
      title: "Your own workspace",
      words: "Orders, their status and your commission are in your account, live.",
    },
    { title: "A territory of your own", words: "Orders from your area count for you, whoever placed them." },
  ],
  whoTitle: "Who this suits",
  who: [
    "You have an office or a shop where clients can sit down.",
    "You can show a business licence, proof of identity and address, and a bank statement.",
    "People in your area already ask you about tax, licences or forms.",
  ],
};
