/** Codes that we text to a number, and what follows one. */
export const codes = {
  title: "Enter the code",
  sentTo: "We sent it to {number}.",
  changeNumber: "Change number",
  noNumber: "No phone number provided for verification",
  code: "Code",
  codeHint: "6 digits, from the text message",
  form: "Verify your number",
  verify: "Verify",
  again: "Send a new code",
  sentAgain: (phone: string) => `A new code is on its way to ${phone}. Earlier codes no longer work.`,
  sendTo: "Send a code to {number}",
  signedInAlready: "This number already has an account, and you're now signed in to it.",

  notStaffTitle: "No one on our team uses this number",
  notStaff:
    "{number} is confirmed, but no staff account uses it. Sign in with your email, or ask your administrator to add the number.",
  byEmail: "Sign in with email",
  anotherNumber: "Use another number",

  createTitle: "Create your account?",
  create: "There's no account with this number yet. Create one?",
  orderedBefore:
    "If you've ordered with an email address before, sign in with it and add {number} in your profile. Everything then stays in one account.",
  createForm: "Create an account",
  dontCreate: "Don't create one",
  notCreated: "No account was created.",

  unusedTitle: "Is this account yours?",
  unused:
    "The account with {number} hasn't been used for more than three months. Phone numbers get passed on to new owners, so please confirm by email at {address} that it's yours.",
  emailLink: "Email me a link",
  linkSent: (address: string) =>
    `We've emailed a link to ${address}. Open it, confirm that the number is yours, then come back here and sign in with a new code.`,
  linkOpened: "I've confirmed it. Text me a new code",
  linkAgain: "Email the link again",
  linkSentAgain: (address: string) => `We've emailed the link to ${address} again.`,
  notMine: "It's not mine. Start a new account",
  notMineHint:
    "We'll then remove your number from that account, tell its owner by email, and text you a code for your own account.",
  tookTooLong: "This took too long. Please go back and sign in with your number again.",
};
