import { common } from "./common.ts";

/** From a plan to signing in: what the page of a service itself needs. `purchase.ts` has the rest, for whoever buys. */
export const checkout = {
  steps: { select: "Select Plan", review: "Review", payment: "Payment", confirmation: "Confirmation" },
  yourOrder: "Your order",
  backToService: "Back to the service",

  planPrice: "Plan price",
  gst: common.gst,
  total: "Total to pay",
  governmentFee:
    "Government fees are not in this total. They are charged at actuals, after we have told you the amount.",
  usualTime: (turnaround: string) => `Usual time: ${turnaround}`,

  reviewTitle: "Confirm your order",
  confirm: "Confirm Order",
  anotherPlan: "Choose another plan",
  notYet: "Not yet",

  signInTitle: "Sign in to continue",
  signInWhy:
    "Your order, its documents and its invoice are kept in your account. Your plan stays selected and you come right back here.",
  register: "Create an account",
  haveAccount: "I have an account: sign in",
  signedOutTitle: "You are signed out",
  signedOutWhy:
    "Sign in to go on with this payment. If you have approved it already, your order opens by itself and nothing is lost: please do not pay again.",
  signIn: "Sign in",
  sessionUnknown: "We could not check whether you are signed in.",

  wrongRoleTitle: "Only clients can order",
  wrongRole: (role: string) =>
    `You are signed in as ${role}. To order this service, sign out and sign in as a client.`,
  toDashboard: "Go to my dashboard",

  lastPurchase: "Your last purchase",
  order: (id: string) => `order ${id}`,
  viewOrder: "View your order",
};
