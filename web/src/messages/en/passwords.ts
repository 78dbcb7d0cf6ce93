/** A forgotten password, and a new one. */
export const passwords = {
  resetTitle: "Reset your password",
  resetLead: "We'll email you a link to set a new one.",
  send: "Send the link",
  sentTitle: "Check Your Email",
  sent: "If an account exists for {email}, a link to set a new password is on its way. It can take a minute. Check your spam folder too.",
  again: "Send the link again",
  sentAgain: "If the account exists, another link is on its way.",
  anotherEmail: "Try another email",
  backToSignIn: "Back to sign-in",

  setTitle: "Set a new password",
  setFor: "For {email}",
  setForm: "Set your password",
  set: "Set password",
  incompleteTitle: "This link is incomplete",
  incomplete:
    "Missing authentication parameters. Please open the whole link from the email, or request a new password reset link.",

  doneTitle: "Your password is set",
  doneHere: "You're still signed in here. We've signed this account out everywhere else.",
  done: "Sign in with it now. Everyone who was signed in to this account has been signed out.",
  phoneSignsIn:
    "The phone number ending in {end} can also sign in. If it isn't yours, open your profile and choose “Remove phone”.",
  phoneRemoved:
    "The phone number ending in {end} was added before this address was confirmed, so we removed it. If it's yours, add it again in your profile.",
};
