/** Pages that are not there. */
export const notFound = {
  title: "Page Not Found",
  description: "There is no page at this address.",
  words: "The address may be mistyped, or the page has moved.",
  goBack: "Go Back",
  orNotYours: "This page may not exist, or your account may not have permission to see it.",
  toDashboard: "Back to Dashboard",
  serviceTitle: "Service Not Found",
  serviceDescription: "There is no service at this address.",
  /** Before the phone number. */
  serviceWords: "We do not offer a service at this address. Look for it in the list, or ask us on ",
  serviceWordsEnd: ".",
};
