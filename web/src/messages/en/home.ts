import { IMPACT_FIGURES } from "@niyamdesk/domain/base/impact";
import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { ORDER_STATUS_LABELS } from "@niyamdesk/domain/orders/order";

export const home = {
  title: "Tax, GST and company filings, priced",
  description:
    "Income tax, GST, company registration and legal filings online in India. The full fee, the papers needed and the usual time are on the page.",
  heading: "Tax, registration and legal filings, with the price on the page.",
  lead: "Choose a service, see the full fee and the papers it needs, pay online, and follow your order until it is done.",
  searchPlaceholder: "GST, company, trademark…",
  find: "Find a service",
  example: {
    what: "What you pay and what we ask for",
    ourFee: "Our fee",
    youPay: "You pay",
    seeAll: (documents: number) => `See the plan and all ${documents} documents`,
  },
  figuresLabel: "In figures",
  figures: IMPACT_FIGURES as readonly { figure: string; label: string }[],
  categories: "What we take off your desk",
  popular: "Popular services",
  allServices: (count: number) => `All ${count} services`,
  howTitle: "From payment to paper in hand",
  howLead:
    "Nothing happens out of sight. Each step is dated in your account, and a mail tells you when something is needed from you.",
  steps: [
    {
      title: "Choose a plan",
      words: "Compare what each covers, who it is for and how long it takes.",
    },
    {
      title: "Review and pay",
      words: "You see fee, GST and total once more, then pay by UPI, card or net banking.",
    },
    {
      title: "We check, prepare and file",
      words: "Your papers are read first. We write to you if something is missing.",
    },
  ],
  order: {
    label: "As you would see it",
    example: "Example",
    /** What is said of each step, `total` as it was paid. */
    entries: (total: string) => [
      { day: 1, event: ORDER_STATUS_LABELS.pending, words: `We received your payment of ${total}.` },
      {
        day: 1,
        event: ORDER_STATUS_LABELS.awaiting_documents,
        words: "The electricity bill is cut off at its edge. Please photograph it again.",
      },
      {
        day: 2,
        event: ORDER_STATUS_LABELS.processing,
        words: "Application filed. Please complete Aadhaar authentication from the link on your mobile.",
      },
      {
        day: 6,
        event: ORDER_STATUS_LABELS.completed,
        words: "GSTIN granted. The certificate is in your order.",
      },
    ],
    day: (day: number) => `Day ${day}`,
  },
  reasonsTitle: `Why people choose ${PRODUCT}`,
  reasons: [
    {
      title: "One price, known first",
      words:
        "The fee, GST and total are on the page before you sign up. Government fees are named apart and charged at actuals.",
    },
    {
      title: "Papers listed in advance",
      words:
        "Each service says which documents everyone needs, and which only some do, so nothing is asked for twice.",
    },
    {
      title: "Your order in plain sight",
      words: "Its status and history stand in your account and change live as the work moves on.",
    },
    {
      title: "Payments you can check",
      words:
        "Razorpay takes the payment and our server verifies it. If your browser closes midway, the order still arrives.",
    },
    {
      title: "Honest time frames",
      words: "We give the usual working days for our part, and say where an authority sets the pace.",
    },
    {
      title: "A person to call",
      words: `${SUPPORT.phoneLabel}, ${SUPPORT.hours}, or by mail at ${SUPPORT.email}.`,
    },
  ],
  callTitle: "Find your service and its price",
  callLead: "You need an account only when you decide to pay. Not sure which service fits? Call us.",
};
