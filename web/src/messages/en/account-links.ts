import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";

/** The links in our emails, from the page that waits for one to the one that it opens. */
export const accountLinks = {
  title: "Your link",

  /** `/verify-email`. */
  waiting: {
    title: "Confirm your email address",
    lead: "We've sent a link to {address}. Open it and press the button there. This page will continue by itself.",
    hint: "Waiting for you to open the link…",
    late: "It can take a minute. Check your spam folder too.",
    latest: "Only the latest link works.",
    again: "Send the link again",
    sentAgain: (address: string) => `Another link is on its way to ${address}.`,
    later: "Verify later",
    change: "Change address",
    changeTitle: "Change your address",
    changeLead: (address: string) => `You gave us ${address}. We'll send the link to the new address.`,
    newEmail: "New email",
    yourPassword: "Your password",
    changeAndSend: "Change and send the link",
    keep: "Keep this address",
  },

  /** What a link does, and the button that does it. */
  acts: {
    verifyEmail: {
      title: "Confirm your email address",
      what: "Is this your address? Press the button to confirm it.",
      press: "Confirm this address",
      done: "Your address is confirmed",
    },
    verifyAndChangeEmail: {
      title: "Use this email address?",
      what: "You'll sign in with it from now on, and emails about your orders will go there.",
      press: "Use this address",
      done: "Your address is changed",
    },
    confirmNumber: {
      title: "Are you signing in by phone?",
      what: "Someone with this account's phone number wants to sign in. If it's you, confirm it here. If not, close this page and nobody gets in.",
      press: "Yes, this is my number",
      done: "Your number is confirmed",
    },
    recoverEmail: {
      title: "Restore your email address?",
      what: "The email address of your account was changed. If it wasn't you, restore the old one here.",
      press: "Restore this address",
      done: "Your address is restored",
    },
  },
  otherAccount: (account: string) =>
    `This link changes the address of ${account}. Sign out first, then sign in to that account. The link will still work.`,
  signedInAs: (who: string) => `You're signed in here as ${who}. That account won't change.`,
  prove: {
    form: "Sign in and confirm",
    created: "Did you create this account? Sign in, and everything in it stays as it is.",
    press: "Sign in and confirm",
    notCreated: "Didn't create it, or forgot the password? Confirm the address, then choose a new password.",
  },

  /** After the press. */
  isConfirmed: "{address} is confirmed.",
  isAddressNow: "{address} is now the address of your account.",
  numberSignsIn: "You can sign in with your phone number again.",
  passwordNeeded:
    "You weren't signed in here, and someone else may have created the account. Please choose a new password to continue.",
  signInToContinue: "Sign in to continue.",
  choosePassword: "Choose a password",
  passwordKnown: "Someone may know your password. Set a new one now.",
  passwordLink: "Email me a link for a new password",
  passwordLinkSent: (address: string) => `A link to set a new password is on its way to ${address}.`,

  change: {
    title: "Sign in to change your email address",
    lead: "This link makes {address} the new address of your account. First sign in as you do now, with {account} and your password.",
    notAsked: "Didn't ask for this? Close this page, and nothing changes.",
    form: "Sign in and change the address",
    email: "Current email",
    press: "Sign in and use the new address",
    noPassword: "No password? {link}, then open the link in the email again.",
    byPhone: "Sign in by phone",
  },

  signedIn: {
    title: "Someone is already signed in",
    who: "{who} is signed in in this browser.",
    anAccount: "An account",
    failed: "Failed to logout. Please try again.",
    leave: "Sign out and continue",
  },

  signIn: {
    title: "Sign in with a link",
    lead: "Enter the email address the link was sent to.",
    otherWay: "Sign in another way",
    signOutFirst: "Sign out first to use this link. It will still work.",
  },

  invitation: {
    title: `Welcome to the ${PRODUCT} team`,
    lead: "Set the password you'll sign in with. Only you will know it.",
    form: "Set your password",
    press: "Set password and sign in",
    signOutFirst: "Sign out first to accept the invitation. It will still work.",
    numberTitle: "Is this your number?",
    number:
      "We have {number} for you. Confirm it with a code and you can also sign in with it, without your password.",
    numberSignsIn: (phone: string) => `You can now sign in with ${phone}.`,
    notNow: "Not now",
  },

  /** Why a link leads nowhere, and the way on. */
  dead: {
    confirmedBefore: (address: string) => `${address} was already confirmed. There's nothing left to do.`,
    latestOnly: "Only the latest link works. We can send another.",
    signInForNew: "Sign in, and we'll send a new link if your address still needs confirming.",
    changeAgain: "You can ask for the change again in your profile.",
    numberAgain: "Sign in with your phone number again, and we'll email you a new link.",
    anotherReset: "We can send another.",
    cannotSignIn: `If you can't sign in, write to ${SUPPORT.email}.`,
    toDashboard: "Go to my dashboard",
  },
};
