/** Documents of an order beyond the list: questions, what a later step needs, what can be used again. */
export const papers = {
  questions: "Do these apply to you?",
  questionsLead: "Your answer decides what we need. You can change it until your documents are complete.",
  /** Below a condition such as 'If you are a proprietor'. */
  thenNeeded: (labels: string) => `Then we need: ${labels}`,
  yes: "Yes",
  no: "No",
  change: "Change",
  answeredYes: "You said it applies.",
  answeredNo: "You said it doesn't apply, so we don't need it.",
  answering: "Saving…",
  why: (reason: string) => `Why we ask: ${reason}`,
  later: "Needed later",
  laterLead: "We'll tell you when it's time.",
  waived: "Not needed any more",
  fromUs: "From us",
  others: "Also sent",
  offer: (service: string, date: string) => `You sent this for ${service} on ${date}, and we accepted it.`,
  useThat: "Use that one",
  using: "Using it…",
  orAnother: "Or send another:",
};
