import { SUPPORT } from "@niyamdesk/domain/base/product";

/** What the screens of signing in and registering share. */
export const accounts = {
  needHelp: "Need help? Write to {email} or call {phone}",
  /** Behind the phone number. */
  hours: `, ${SUPPORT.hours}`,
  ways: { email: "Email", phone: "Phone" },
  email: "Email",
  password: "Password",
  newPassword: "New password",
  confirmPassword: "Confirm password",
  passwordHint: "At least 8 characters",
  phone: "Phone",
  fullName: "Full name",
  /** Before a number. */
  codeGoesTo: "We'll text a code to",
  sendCode: "Send code",
  signIn: "Sign in",
  createAccount: "Create account",
  continue: "Continue",
  useEmail: "Use email instead",
  checkingLink: "Checking your link…",
  linkDead: "This link no longer works",
  linkUnchecked: "We couldn't check your link",
  newLink: "Send a new link",
  toProfile: "Go to my profile",
};
