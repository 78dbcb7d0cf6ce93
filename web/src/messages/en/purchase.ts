import { common } from "./common.ts";

const NOT_CHARGED = "You have not been charged.";

/** A purchase of somebody signed in, from the contact details to the confirmation. */
export const purchase = {
  choosePlan: "Choose a plan",
  loadFailed: "Your payment could not be loaded.",

  contactTitle: "Your contact details",
  contactLabel: "Contact details",
  contactAsked: "Please provide contact details before proceeding with payment.",
  contactEdited: "Correct what is not right. Your invoice is made out to these details.",
  name: "Full name",
  email: "Email",
  emailUse: "Your confirmation is sent here.",
  mobile: "Mobile number",
  state: "State",
  chooseState: "Choose your State",
  stateUse: "Decides how GST is split on your invoice. The total stays the same.",
  businessInvoice: "Business invoice",
  gstin: "GSTIN",
  businessName: "Registered business name",
  businessNameHint: "As registered with the GSTIN.",
  address: "Address for the invoice",
  addressUse:
    "House or flat, street, city and PIN code. It goes on your invoice and is saved to your profile.",
  addGstin: "Add a GSTIN for a business invoice",
  toPayment: "Continue to payment",

  paymentTitle: "Payment",
  billedTo: "Billed to",
  withGstin: (gstin: string) => `GSTIN ${gstin}`,
  change: "Change",
  nextTitle: "What happens next",
  next: (turnaround: string) => [
    "You pay in Razorpay's secure window, by UPI, card or net banking.",
    "Your order opens at once; the confirmation with your invoice number comes by email.",
    `You send the documents from your order's page, and we do the work. Usual time: ${turnaround}.`,
  ],
  pay: (amount: string) => `Pay ${amount}`,
  preparing: "Preparing your payment…",

  testTitle: "Test mode: no real money moves",
  insufficientFunds: "Insufficient funds",
  cardDeclined: "Card declined",
  upiPaid: "UPI, paid",
  upiFailed: "UPI, failed",
  testHint:
    "Any future expiry, any CVV. Test code (OTP): any 4 to 10 digits, such as 1234; fewer than 4 digits fails.",

  /** One sentence each on what just happened. */
  notices: {
    dismissed: "The payment window was closed before paying. Your order is kept: pay whenever you are ready.",
    notInitialised: "Payment initialization failed. Please try again.",
    customerMissing: "Customer information is missing. Please check your contact details.",
    notSaved: "Error saving transaction data. Your payment is safe with the provider and we are checking it.",
    contactSupport: "Order was created but failed to save. Please contact support.",
    loadingGateway: "Payment gateway is still loading",
    window: "Nothing is charged until you approve it with your bank.",
    confirming: "This takes a few seconds. You can leave: your order is kept in your account.",
  },
  failed: (reason: string) => `Payment failed: ${reason}`,
  noReason: "the bank did not say why",
  gateway: {
    blocked: `Failed to load payment gateway. ${NOT_CHARGED} Check your connection, or let a content blocker pass it, and try again.`,
    slow: `Failed to load payment gateway. ${NOT_CHARGED} Your connection may be slow: please try again.`,
    missing: `Payment gateway not available. ${NOT_CHARGED} Please try again in a minute.`,
  },

  windowTitle: "Complete your payment in the Razorpay window",
  confirmingTitle: "Confirming your payment…",

  newTotal: (words: string, total: string) => `${words} New total: ${total}.`,
  orderFailed: (words: string) => `Error creating order. ${words}`,
  continueWith: (total: string) => `Continue with ${total}`,
  buyAgain: "Buy it again",
  startAgain: "Start the payment again",
  checkDetails: "Check my details",

  /** Around the mail address and the phone number, before the payment's own number. */
  questions: "Questions?",
  or: "or",
  thenReference: `, ${common.hours}. Reference:`,

  paidTitle: "Payment received. Your order is open.",
  mailTo: (email: string) => `A confirmation is on its way to ${email}.`,
  mail: "A confirmation is on its way to your email.",
  order: "Order",
  invoice: "Invoice",
  beingNumbered: "Being numbered…",
  invoiceInOrder: "See it in your order",
  service: "Service",
  paid: "Paid",
  stepsTitle: "Next steps",
  steps: (turnaround: string) => [
    "Send the documents below from your order's page. A photo taken with your phone is fine.",
    "We check them and start. You see every step in your order.",
    `Usual time once documents are complete: ${turnaround}.`,
  ],
  documents: "Documents we need",
  moreServices: "More services",
};
