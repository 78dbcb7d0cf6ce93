import { PRODUCT } from "@niyamdesk/domain/base/product";

export const about = {
  title: `About ${PRODUCT}`,
  description:
    "Who we are, how we work and what we hold ourselves to: tax, registration and legal paperwork at a fixed fee since 2015.",
  heading: "Paperwork should not decide what you dare to start.",
  lead: `${PRODUCT} prepares and files tax, registration and legal papers for people who would rather run their business. Every fee is on the page, and every order can be followed to its end.`,
  storyTitle: "Our story",
  story: [
    "We began in 2015 with a simple complaint: nobody could tell a shopkeeper what a GST or company filing would cost before the work was done. So we wrote our prices down and kept to them.",
    "The list has grown from income tax returns to company registration, licences, trademarks, books of account and tenders. What has not changed: you see the fee with tax, the papers needed and the usual time before you sign up.",
    "Franchise partners bring the same desk to towns where the nearest office is a bus ride away. They work with our prices and our records, and are answerable to the same people.",
  ],
  valuesTitle: "What we hold ourselves to",
  values: [
    {
      title: "The full price first",
      words: "Fee, GST and Government charges are named apart. Nothing is added on the way.",
    },
    {
      title: "Plain words",
      words: "We say what a form is for, what can go wrong and what happens if you do nothing.",
    },
    {
      title: "Your papers stay yours",
      words:
        "We ask only for what the filing needs, show who may read it, and delete what the law does not make us keep.",
    },
    {
      title: "Deadlines are promises",
      words: "We give the usual working days for our part, and say where an authority sets the pace.",
    },
    {
      title: "Mistakes are put right",
      words: "If a filing is rejected through our fault, we file again without a further fee.",
    },
    {
      title: "Nobody is pushed",
      words: "We tell you when you do not need a service. No pre-ticked boxes, no countdowns.",
    },
  ],
  teamTitle: "Who works on your order",
  teamLead: "An order passes through few hands, and each entry in its history says whose.",
  team: [
    {
      title: "Tax executives",
      words: "Check your papers, prepare the forms, file them, and answer the officer's queries with you.",
    },
    {
      title: "Chartered accountants",
      words:
        "Practising members of the Institute in the directory advise on their own account, where a matter needs one.",
    },
    {
      title: "The calling desk",
      words:
        "Calls back when you ask, helps to find the right service, and never asks you to tell a password or an OTP.",
    },
    {
      title: "Franchise partners",
      words:
        "Sit with you in their town, collect papers with your consent, and see only the orders they brought.",
    },
  ],
  reasonsTitle: `Why people choose ${PRODUCT}`,
  figuresTitle: "In figures",
  ctaTitle: "Find your service and its price",
  ctaLead: "You need an account only when you decide to pay.",
  ctaServices: "See all services",
  ctaContact: "Talk to us",
};
