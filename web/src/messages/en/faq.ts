import { FAQ_TOPICS } from "@niyamdesk/domain/faq/faq";

export const faq = {
  title: "Questions and answers",
  description:
    "What people ask before they choose: fees and GST, following an order, income tax returns, GST registration, forming a company.",
  lead: "What people ask before they choose. Each service answers more about itself on its page.",
  topicsLabel: "Topics",
  topics: FAQ_TOPICS,
  stillTitle: "Still Have Questions?",
  write: "Write to us",
  readyTitle: "Ready when you are",
  readyLead: "An account takes a minute. You pay only once you have seen the full fee.",
  createAccount: "Create an account",
};
