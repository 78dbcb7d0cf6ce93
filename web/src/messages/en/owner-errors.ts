/** What is said to the owner of an account who changes how they sign in. */
export const ownerErrors = {
  wrongPassword: "This isn't your password",
  passwordUnchecked: "We couldn't check your password. Please try again.",
  phoneFailed: "Phone verification failed",
  numberTaken:
    "This number already has its own account, so nothing was changed. Sign in with it to use that account, or write to us to join the two.",
};
