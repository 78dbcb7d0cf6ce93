/** Where the link in a mailing leads. */
export const endMailings = {
  title: "Stop these emails?",
  lead: "We'll stop emailing you offers and news. You'll still get emails about your orders.",
  end: "Unsubscribe",
  ended: "You're unsubscribed",
  endedHint: "We won't email you offers or news. You can turn them on again under Privacy in your account.",
  toPrivacy: "My privacy",
};
