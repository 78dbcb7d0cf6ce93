/** What people are told about what they typed. Forms in other languages say it by its name here. */
export const FIELD_WORDS = {
  nameMissing: "Please enter your name",
  nameTooShort: "Name must be at least 2 characters",
  nameTooLong: "Please keep the name under 100 characters",
  nameNotLetters: "Please enter a name in letters",
  emailInvalid: "Please enter a valid email address",
  phoneInvalid: "Please enter a valid phone number",
  phoneNotDigits: "Please enter a phone number of 10 digits or more, digits only",
  messageTooShort: "Message must be at least 10 characters",
  messageTooLong: "Please keep the message under 2000 characters",
  textNotPlain: "Please write in plain text",
  addressMissing: "Please enter the address for the invoice",
  taskMissing: "Please write what needs to be done",
  under200: "Please keep this under 200 characters",
  under300: "Please keep this under 300 characters",
  under500: "Please keep this under 500 characters",
  under2000: "Please keep this under 2000 characters",
  stateMissing: "Please choose your State",
  stateNotOfGstin: "The State must be the one your GSTIN is registered in",
  gstinInvalid: "Please enter a valid GSTIN",
  gstinMistyped: "This GSTIN is not valid. Please check each character.",
  panInvalid: "Please enter a valid PAN",
  panMistyped: "This PAN is not valid. Please check each character.",
  businessNameMissing: "Please enter the business name registered with this GSTIN",
  businessNameTooLong: "Please keep this under 150 characters",
  businessNameNotPlain: "Please enter the name as it is registered, without links",
  sendAgain: "Please send the form again",
  linkIncomplete: "This link is incomplete",
  fillIn: "Please fill in all fields",
  phoneWithCountry: "Please enter a valid phone number with country code (e.g., +91 ...)",
  passwordMissing: "Please enter your password",
  passwordTooShort: "Password must be at least 8 characters",
  passwordTooLong: "Please keep the password under 128 characters",
  passwordNotConfirmed: "Please confirm your password",
  passwordsDiffer: "Passwords do not match",
  codeNotSixDigits: "Please enter a valid 6-digit OTP",
  notesTooLong: "Please keep notes under 4000 characters",
  callBackWhen: "Please choose when to call back",
  timePassed: "Please choose a time that is still to come",
  timeTooFar: "Please choose a time within a year",
  reasonMissing: "Please give a reason",
  reviewTooShort: "Please write at least 10 characters",
  reviewTooLong: "Please keep the review under 1000 characters",
  reviewNotPlain: "Please write the review in plain text",
  starsMissing: "Please choose one to five stars",
  fillThisIn: "Please fill this in",
  plainText: "Please write this in plain text",
  onOneLine: "Please write this on one line",
  gstinOfOtherPan: "This GSTIN belongs to another PAN than the one above",
} as const;

export type FieldWord = keyof typeof FIELD_WORDS;

/** What is said of a text that is too long, whatever its limit. */
export function keepUnder(characters: number): string {
  return `Please keep this under ${characters} characters`;
}

/** The limit that those words name; null for others. */
export function limitNamed(words: string): string | null {
  return /^Please keep this under (\d+) characters$/.exec(words)?.[1] ?? null;
}
