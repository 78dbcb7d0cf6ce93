/** What the sign-in service refuses, in words a person can act on. One text for everything wrong about credentials. */
export const authErrors = {
  wrongCredentials: "Invalid email or password",
  loginFailed: "Login failed",
  signInFailed: "Failed to login",
  signUpFailed: "Registration failed",
  sendFailed: "Failed to send OTP",
  checkFailed: "Verification failed",
  wrongCode: "Invalid OTP",
  /** Where more than one was sent. */
  notLatestCode: "Invalid OTP. Please use the code from the latest message.",
  secondStep: "This account has a second step. Sign in with your email address and password instead.",
  codeShape: "Please enter a valid 6-digit OTP",
  codeExpired: "This code has expired. Please ask for a new one.",
  tookTooLong: "This took too long. Please ask for a new code.",
  tooMany: "Too many tries in a short time. Please wait a few minutes and try again.",
  tooManyCodes:
    "You've asked for too many codes. Please wait an hour before the next one, or use your email address instead.",
  unreachable: "We couldn't reach the sign-in service. Please check your connection and try again.",
  notOurSite:
    "We couldn't confirm that this request comes from our own site. Please reload the page and try again.",
  checkClosed: "The security check was closed before it was complete, so no code was sent. Please try again.",
  checkLate: "The security check took too long, so no code was sent. Please try again.",
  stronger: "Please choose a stronger password",
  emailShape: "Please enter a valid email address",
  phoneShape: "Please enter a valid phone number",
  emailTaken: "An account with this email address already exists. Please sign in instead.",
  country: "We can't send a code to a number from this country. Please use your email address instead.",
};
