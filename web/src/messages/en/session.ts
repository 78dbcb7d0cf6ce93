/** When it cannot be found out who is signed in. */
export const session = {
  failed: "We could not check whether you are signed in. Please try again in a moment.",
  offline:
    "You are offline, so we cannot check whether you are signed in. This goes on by itself once you are online.",
  store:
    "Your browser does not let us read where you stay signed in. Refreshing the page often helps. You can also sign in again for this tab only.",
  inThisTab: "Continue in this tab only",
};
