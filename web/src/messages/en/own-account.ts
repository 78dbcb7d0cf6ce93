import { SUPPORT } from "@niyamdesk/domain/base/product";

/** How somebody signs in, and what we hold about them, in their profile. */
export const ownAccount = {
  email: "Email",
  phone: "Phone",
  password: "Password",
  verified: "Verified",
  notVerified: "Not verified",
  verify: "Verify",
  verifyOrChange: "Verify or change",
  addEmail: "Add email",
  changeEmail: "Change email",
  addPhone: "Add phone",
  changePhone: "Change phone",
  removePhone: "Remove phone",
  notAdded: "Not added",

  passwordHow: "We'll email you a link to set it",
  passwordPress: "Email me the link",
  passwordSent: (email: string) => `A link to set a new password is on its way to ${email}.`,

  emailAddTitle: "Add an email address",
  emailChangeTitle: "Change your email address",
  newEmail: "New email",
  emailAddLead:
    "Adding an address signs you out everywhere. Sign in again by phone, then confirm the address.",
  emailSend: "Send the link",
  emailSave: "Save and sign in again",
  emailProveFirst: (email: string) => `We ask before we change your address to ${email}.`,
  emailSentTitle: "Open the link we emailed you",
  emailSent: (email: string, current: string | null) =>
    `A link is on its way to ${email}. Your address changes once you open it. Until then, sign in with ${current ?? "the one you have"}.`,
  done: "Done",
  emailAdded: (email: string) =>
    `We've added ${email}. Please sign in again, then confirm it with the link we emailed you.`,

  phoneAddTitle: "Add a phone number",
  phoneChangeTitle: "Change your phone number",
  phoneProveFirst: "You signed in a while ago. After this we'll send a code to the new number.",
  phoneCodeSent: "We sent a code to {number}.",
  phoneSignsIn: (phone: string) => `You can now sign in with ${phone}.`,
  phoneRemoveTitle: "Remove this phone number?",
  phoneRemoveLead:
    "You'll no longer be able to sign in with {number}, only with your email address and password. The number in your details stays, for calls about your orders.",
  phoneRemoved: (phone: string) => `${phone} can no longer sign in to this account.`,
  keep: "Keep it",

  proveTitle: "Confirm it's you",
  proveFailed: "We couldn't check how you sign in",
  proveNothing: `This account has no password and no phone number. Please write to ${SUPPORT.email}, and we'll confirm it's you.`,
  yourPassword: "Your password",
  confirm: "Confirm",

  data: "One file with everything we hold about you: profile, orders, payments, invoices, documents and messages.",
  dataDownload: "Download my data",
  dataProveFirst: "We ask before we make a copy of your data.",
  deletion: {
    open: "Delete my account",
    title: "Delete your account?",
    goes: "Deleted for good:",
    goesWhat:
      "your sign-in, your profile with PAN, GSTIN and address, uploaded documents, consultations, what you wrote to us on orders, to support and through the contact form, our notes about calling you, notifications, and payments you started but never made.",
    stays: "Kept, as the law requires:",
    staysWhat:
      "orders, payments and tax invoices with the name and address printed on them. GST and income-tax law ask us to keep these records for years. We keep a record that you wrote on an order, but not what you wrote. If you asked us not to call you, we keep that number, and nothing else, so that we don't.",
    notWhileOpen: "You can't delete your account while an order or a payment is open.",
    typeWord: (word: string) => `Type ${word} to continue`,
    wordMissing: (word: string) => `Please type ${word} to continue`,
    keep: "Keep my account",
    continue: "Continue",
    lastStep: "This is the last step. Your account is deleted right after it.",
    confirm: "Delete my account",
    done: "Your account is deleted. Thank you for being with us.",
  },
};
