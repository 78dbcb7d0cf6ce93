/** A client puts right whom an invoice is made out to. */
export const invoiceCorrection = {
  act: "Correct the invoice",
  until: (day: string) => `until ${day}`,
  over: (day: string) =>
    `You could correct the name, address and GSTIN on this invoice until ${day}. It has been reported for GST since then. If something is wrong, ask us in this order's messages.`,
  title: (number: string) => `Correct ${number}`,
  text: (day: string) =>
    `Until ${day} you can correct whom this invoice is made out to. You get a new invoice, and a credit note cancels this one. What you paid stays the same.`,
  loading: "Loading the invoice",
  failed: "Failed to load the invoice",
  name: "Name on the invoice",
  nameHint: "Of the person, or of the business with the GSTIN below.",
  address: "Address",
  addressHint: "Needed with a GSTIN.",
  gstin: "GSTIN",
  gstinHint: "With your GSTIN you can claim the GST you paid.",
  state: "State",
  send: "Make a new invoice",
  sending: "Making it…",
  keep: "Leave it as it is",
  done: (number: string) => `Your new invoice is ${number}`,
};
