/** The promise about passwords and codes, in the same words everywhere: our own sign-in is a site that they belong to. */
export const NEVER_ASKED =
  "We never ask you to share a password or an OTP. Enter them yourself, only on the site they belong to.";

export const NEVER_ASKED_HINDI =
  "हम आपसे कभी पासवर्ड या OTP नहीं पूछते। इन्हें ख़ुद डालें, और सिर्फ़ उसी साइट पर जिसके लिए ये हैं।";
