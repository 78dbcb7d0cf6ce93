import { FALLBACK_PROCESSING } from "@niyamdesk/domain/services/service";

/** The page of one service. */
export const service = {
  breadcrumb: "Breadcrumb",
  price: "Price",
  priceFrom: "Price from",
  governmentFee: "Government fee",
  noGovernmentFee: "None",
  atActuals: "Charged at actuals.",
  usualTime: "Usual time",
  choosePlan: "Choose your plan",
  yourPlan: "Your plan",
  aboutPlan: (plan: string) => `About ${plan}`,
  details: "Details",
  documents: "Documents",
  faq: "FAQ",
  selectPlan: "Select Plan",
  whatYouGet: "What you get",
  eligibility: "Eligibility",
  processingTime: "Processing time",
  fallbackProcessing: FALLBACK_PROCESSING,
  noDocuments: "No documents are needed to start. We ask you if the work calls for one.",
  noQuestions: "Ask us anything before you decide: we answer by phone and email.",
  included: "What is included",
  loading: "Loading the service…",
  idMissing: "Service ID is missing",
  loadFailed: "Failed to load service details. Please try again.",
  failedTitle: "Service",
  /** What search engines read; `fee` as shown on the page, before GST. */
  pageTitle: (name: string, fee: string) => `${name}: ${fee} + GST`,
  pageDescription: (summary: string, fee: string, documents: number) =>
    `${summary} ${fee} + GST, ${documents} documents listed.`,
};
