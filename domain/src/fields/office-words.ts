/** What administrators are told about what they typed; forms in other languages say it by its name here, as of `FIELD_WORDS`. */
export const OFFICE_WORDS = {
  dayMissing: "Please choose a day",
  couponEndsBefore: "The last day cannot be before the first",
  announcementEndsBefore: "The end must come after the start",
  onlyClientsNarrowed: "Only clients can be chosen by service or State",
  placeholderUnknown: "In braces, use only {name} and {business}",
  roleMissing: "Please choose a role",
  phoneLabelNotDigits: "Write digits, spaces and hyphens only",
  enrolmentIdInvalid: "Enter the 15 characters of the enrolment ID, or nothing",
  districtCodeInvalid: "Write it as MH-PUN",
  pinPrefixInvalid: "Enter three digits, the first not 0",
  listMissing: "Write at least one",
  listTwice: "One of these is there twice",
  membershipInvalid: "Enter the 6 digits of the membership number",
  membershipMissing: "Enter the number that you looked up",
  yearsTooMany: "Enter years up to 70",
  refundTooLittle: "Please give back at least ₹1",
  utrInvalid: "Please write the UTR: 10 to 22 letters and digits",
  feeMissing: "Enter the amount, or choose “As the Government charges it”",
  feeSourceMissing: "Say where the Government fee is published",
  feeDayMissing: "Choose the day you checked the fee",
  emptied: "This can't be left empty",
  asksForSecret: "We never ask for an OTP or a password. Ask to be added as a user instead",
} as const;

export type OfficeWord = keyof typeof OFFICE_WORDS;
