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
  under300: "Please keep this under 300 characters",
  under500: "Please keep this under 500 characters",
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
  linkIncomplete: "This link is not complete",
} as const;

export type FieldWord = keyof typeof FIELD_WORDS;
