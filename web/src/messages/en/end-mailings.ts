/** Where the link of a mailing leads. */
export const endMailings = {
  title: "Stop these emails?",
  lead: "We'll no longer email you offers and news. Emails about your orders still come.",
  end: "Unsubscribe",
  ended: "You're unsubscribed",
  endedHint: "We won't email you offers or news. You can turn them on again under Privacy in your account.",
  toPrivacy: "My privacy",
};
