/** A client's own details and choices. */
export const profiles = {
  form: "Your details",
  labels: {
    name: "Full name",
    phone: "Phone for calls about your orders",
    address: "Address",
    state_code: "State",
    pan: "PAN",
    gstin: "GSTIN",
    billing_name: "Registered business name",
  },
  chooseState: "Choose your State",
  billingHint: "Printed on invoices with your GSTIN",
  save: "Save details",
  saved: "Your details are saved.",
  notSaved: "We couldn't save your changes. Please try again.",
  changedTo: (label: string, value: string) => `${label} is now “${value}”`,
  emptied: (label: string) => `${label} is now empty`,
  conflict: (changes: string) =>
    `These details were changed in another window: ${changes}. What you typed is still here. Save again to keep it.`,
  preferencesLead:
    "Choose what else you see in your notifications. News on your orders and payments always shows.",
  preferences: {
    compliance_news: "Due dates and changes in the law",
    offers: "Offers and discounts",
  },
};
