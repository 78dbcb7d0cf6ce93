const ASK = "ask your administrator for a new one.";

/** Why a link from an email does nothing. */
export const linkErrors = {
  failed: "We couldn't check this link. Please try again.",
  expired: "This link has expired.",
  used: "This link has been used or is incomplete.",
  replaced: "A newer link was sent, or the account has changed since.",
  accountGone: "The account this link was for no longer exists.",
  addressTaken: "This email address now belongs to another account. Nothing was changed.",
  otherAddress: "This link was sent to another email address.",
  otherKind: "This link doesn't do what it says.",
  incomplete: "The link is incomplete. Please open or copy the whole link from the email.",
  unknown: "We don't know what this link is for.",

  reset: "Session expired or invalid. Please request a new password reset link.",
  resetFailed: "Password reset failed. Please try again.",
  requestFailed: "Something went wrong. Please try again later.",
  emailNotFound: "Email not found. Please check and try again.",

  invitationUsed:
    "This invitation has been used, and the account has a password. Sign in with it, or reset it if you've forgotten it.",
  invitationExpired: `This invitation has expired. Please ${ASK}`,
  invitationGone: `This invitation no longer works: a newer one was sent, or it was withdrawn. Look for the latest email, or ${ASK}`,
  invitationIncomplete: `The link is incomplete. Please open the whole link from the email. If that doesn't help, ${ASK}`,
};
