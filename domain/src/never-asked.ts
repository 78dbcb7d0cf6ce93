/** The promise about passwords and codes, in the same words everywhere: our own sign-in is a site that they belong to. */
export const NEVER_ASKED =
  "We never ask you to tell us a password or an OTP. You type them in yourself, only on the site they belong to.";

export const NEVER_ASKED_HINDI =
  "हम आपसे कभी पासवर्ड या OTP बताने को नहीं कहते। वे आप ख़ुद डालते हैं, सिर्फ़ उसी साइट पर जिसके वे हैं।";
