import { COMPANY, PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";

/** The grievance officer and the accessibility statement, as public pages. */
export const trustPages = {
  grievance: {
    title: "Grievance officer",
    description: `Whom to write to when ${PRODUCT} has not done right by you, and by when you hear from us.`,
    lead: "Something went wrong and our support could not settle it? This is who decides, and by when.",
    sections: [
      {
        title: "Who and where",
        text: [
          `${SUPPORT.officer}, Grievance Officer, ${COMPANY.legalName}, ${COMPANY.address}.`,
          `Email: ${SUPPORT.officerEmail}. Phone: ${SUPPORT.phoneLabel}, ${SUPPORT.hours}.`,
        ],
      },
      {
        title: "By when",
        text: [
          "We confirm within 48 hours that we have your complaint, and settle it within one month.",
          "About your personal data we answer within 90 days at the latest, and usually much sooner.",
        ],
      },
      {
        title: "What to write",
        text: [
          "The number of your order if there is one, what happened, and what would set it right. Please never send a password, an OTP or a full Aadhaar number.",
        ],
      },
      {
        title: "If you disagree with our answer",
        text: [
          "About your personal data you can complain to the Data Protection Board of India. As a consumer you can call the National Consumer Helpline on 1915 or go to the consumer commission of your place.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Accessibility",
    description: `How ${PRODUCT} can be used by everyone, what we measure it by, and how to tell us what gets in your way.`,
    lead: "Everyone should be able to use this site: with a keyboard, a screen reader, large text or a small phone.",
    sections: [
      {
        title: "What we aim for",
        text: [
          "We build the site to the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, in English and Hindi.",
          "Every page works by keyboard, names its parts for screen readers, keeps the contrast of its text in light and dark, and can be enlarged to 200%.",
        ],
      },
      {
        title: "How we check",
        text: [
          "Pages are checked by program with each release, and the main journeys, buying, sending documents and signing in, are walked through by keyboard.",
        ],
      },
      {
        title: "What we know is missing",
        text: [
          "Documents that you or authorities upload are shown as they are: a scanned page may not be readable for a screen reader. Ask us and we read it to you or send it as text.",
          "The payment window is Razorpay's. If it gets in your way, call us and we help you through it.",
        ],
      },
      {
        title: "Tell us",
        text: [
          `Write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel}, ${SUPPORT.hours}, with the page and what happened. We answer within 48 hours. If that is not enough, write to the grievance officer.`,
        ],
      },
    ],
  },
};
