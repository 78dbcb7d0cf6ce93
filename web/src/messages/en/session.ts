/** When it cannot be found out who is signed in. */
export const session = {
  failed: "We could not check whether you are signed in. Please try again in a moment.",
  offline:
    "You are offline, so we cannot check whether you are signed in. We will check again as soon as you are back online.",
  store:
    "Your browser is not letting us read your saved sign-in. Refreshing the page usually helps. You can also sign in again for this tab only.",
  inThisTab: "Continue in this tab only",
};
