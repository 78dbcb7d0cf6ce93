/** A new account, by email or by phone. */
export const register = {
  title: "Create an account",
  lead: "One account for your orders, documents and payments.",
  ways: "Ways to register",
  /** Before the number as it was understood. */
  phoneUse: "We'll only call this number about your orders:",
  signInInstead: "Sign in with this address",
  haveAccount: "Already have an account?",
};
