/** What is accepted with an account and with a purchase; `notices.ts` of the domain says the same. */
export const termsNotice = {
  account: "By creating an account, you accept the {terms} and the {privacy}.",
  purchase: "By paying, you accept the {terms} and the {refunds}.",
  terms: "terms of service",
  privacy: "privacy policy",
  refunds: "refund policy",
};
