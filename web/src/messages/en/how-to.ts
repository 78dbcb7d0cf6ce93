/** What a client does on a portal in the course of an order: where, how, and until when. */

interface Way {
  /** One thing after the other. */
  steps: readonly string[];
  /** Where it doesn't work like that. */
  otherwise?: string;
  /** Where it is done. */
  site?: { name: string; url: string };
}

/** By ids of steps (`built-in-plans.ts`). */
const steps = {
  everify: {
    steps: [
      "Open the income tax portal and choose “e-Verify Return” on its first page. You don't have to sign in.",
      "Enter your PAN, the assessment year, the acknowledgement number shown here and your mobile number. Type the OTP that comes to it yourself, on the portal.",
      "Choose how to verify. Quickest is an OTP to the mobile number linked with your Aadhaar, which you type in yourself. A code (EVC) for your validated bank or demat account, net banking or a digital signature (DSC) works too.",
      "When the portal shows a transaction ID, it's done. Then tell us here.",
    ],
    otherwise:
      "Sign the ITR-V and send it by speed post to: Centralised Processing Centre, Income Tax Department, Bengaluru 560500. It has to arrive within the same 30 days. If your accounts are audited, a digital signature is needed.",
    site: { name: "Open the income tax portal", url: "https://eportal.incometax.gov.in" },
  },
  aadhaar: {
    steps: [
      "Look for the link that the GST portal sent by SMS and email to the authorised signatory, and to one partner or promoter. Check the spam folder too.",
      "Open it and enter the Aadhaar number there. Confirm it yourself with the OTP that comes to the mobile number linked with it.",
      "If the link asks you to book an appointment instead, pick a day and go to the GST Suvidha Kendra it names. Take the original Aadhaar, PAN and the documents of the application.",
      "When the portal says that it succeeded, tell us here.",
    ],
    otherwise:
      "Without the link: on the GST portal choose Services, Registration, New Registration, sign in with the TRN, and send it again under My Saved Applications, Aadhaar Authentication Status.",
    site: { name: "Open the GST portal", url: "https://www.gst.gov.in" },
  },
  video: {
    steps: [
      "Open the link that the certifying authority sent by SMS and email, on a phone or computer with a camera.",
      "Sit in good light with your original PAN card and, for an organisation, its identity card or authorisation letter at hand.",
      "Record yourself for at least 20 seconds: say what the page asks for and hold the original next to your face, so that it can be read.",
      "Send the video on that page, then tell us here.",
    ],
    otherwise: "If the link is missing or has expired, write to us and we'll have a new one sent.",
  },
} satisfies Readonly<Record<string, Way>>;

/** By ids of documents of the catalogue in whose place something is done. */
const acts = {
  "gstin-access": {
    steps: [
      "Sign in to the GST portal and choose Services, User Services, Engage / Disengage GST Practitioner.",
      "Search for our enrolment ID, compare the name that appears, and confirm.",
      "We accept it on our side. You still confirm each return yourself, on the portal.",
    ],
    site: { name: "Open the GST portal", url: "https://www.gst.gov.in" },
  },
  traces: {
    steps: [
      "Sign in to TRACES as the admin user and choose Profile, User Management, Add Sub-User.",
      "Enter the PAN and date of birth of whoever works on your order. Ask for them in the messages of this order.",
      "Choose a user ID and press Add. You can disable this user again at any time.",
    ],
    site: { name: "Open TRACES", url: "https://www.tdscpc.gov.in" },
  },
  software: {
    steps: [
      "Open the settings of your accounting software and choose Users, then Invite.",
      "Enter our email address and the role of an accountant.",
      "The software sends us an invitation. You can end the access again at any time.",
    ],
  },
} satisfies Readonly<Record<string, Way>>;

export const howTo = {
  title: "How to do it",
  /** Of what was filed: the portal asks for it. */
  number: "Acknowledgement number",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Couldn't copy. Select it and copy it yourself.",
  /** The law's day, later than ours. */
  lawBy: (date: string) => `The law gives you 30 days from filing, until ${date}.`,
  late: "After that the return counts as filed only on the day you verify it, with a late fee if the due date has passed by then.",
  gstBy: (date: string) =>
    `The portal gives you 15 days, until ${date}. After that the application has to be made again.`,
  /** What the portal asks for to find us. */
  enrolment: "Our enrolment ID",
  /** No enrolment id is set. */
  askForIt: "We'll give you our enrolment ID: ask for it in the messages of this order.",
  ourEmail: "Our email address",
  otherwise: "If that doesn't work",
  steps,
  acts,
};
