/** The parts of a client's profile page. */
export const client = {
  details: "Your details",
  detailsLoading: "Loading your details",
  detailsFailed: "Failed to load your details",
  signIn: "Sign-in",
  notifications: "Notifications",
  choicesLoading: "Loading your choices",
  choicesFailed: "Failed to load your choices",
  data: "Your data",
  privacy: "Your privacy and consents",
};
