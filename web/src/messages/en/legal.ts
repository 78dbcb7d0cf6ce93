import { COMPANY, PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { NEVER_ASKED } from "@niyamdesk/domain/fields/never-asked";

export const legal = {
  updated: (date: string) => `In force from ${date}`,
  contents: "On this page",
  terms: {
    title: "Terms of service",
    description: `What ${PRODUCT} does, what it does not do, what you pay and what each side answers for.`,
    lead: "What you buy, what we need from you, and what each side answers for.",
    sections: [
      {
        title: "Who you deal with",
        text: [
          `${PRODUCT} is a service of ${COMPANY.legalName}, ${COMPANY.address}. Write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel}, ${SUPPORT.hours}.`,
          "We help with documents and filings. We are not a law firm or a firm of chartered accountants, and we are not affiliated to the Government. Nothing on this site is legal advice on your own matter.",
        ],
      },
      {
        title: "What you buy",
        text: [
          "Each plan says what it covers, for whom it is, which documents it needs and how long it usually takes once they are complete. That page, as it stood when you paid, is what we owe you.",
          "Authorities decide on their own. We answer for preparing and filing with care, not for the outcome or for the time an authority takes.",
        ],
      },
      {
        title: "What you pay",
        text: [
          "The fee of the plan plus 18% GST, before work begins. Both, and the total, are shown before you pay. Government fees, stamp duty and the like are named apart, charged at actuals, and may change.",
          "Razorpay takes the payment. We never see or keep card numbers or UPI PINs. You get a tax invoice for every payment.",
        ],
      },
      {
        title: "What we need from you",
        text: [
          "True and complete documents in time. Late fees and penalties that arise because papers came late or were wrong are yours.",
          `One account a person, and a password or phone that only you use. ${NEVER_ASKED}`,
          "Of Aadhaar we take the masked copy only: please never send the full number.",
        ],
      },
      {
        title: "Cancelling and refunds",
        text: ["The refund policy says when you get your money back. It is part of these terms."],
      },
      {
        title: "The directory of chartered accountants",
        text: [
          "Members listed there practise on their own account. Nobody pays for a place, and the order is neutral. What you agree with a member is between you and them.",
        ],
      },
      {
        title: "What we answer for",
        text: [
          "If a filing is rejected through our fault we file it again without a further fee. Where that does not help, we answer for the loss you can prove, up to the fee you paid for that order. Nothing here limits what the law does not let us limit.",
        ],
      },
      {
        title: "Complaints and disputes",
        text: [
          `Write to the grievance officer at ${SUPPORT.officerEmail}. We acknowledge a complaint within 48 hours and settle it within one month.`,
          `Indian law applies, and the courts of ${COMPANY.courts} decide. Your rights as a consumer, also before the consumer commission of your own place, stay as they are.`,
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy notice",
    description: `Which data ${PRODUCT} keeps, what for, who sees it, for how long, and how you see, correct and delete it.`,
    lead: "Which data we keep, what for, who sees it, and how you take it back. In plain words, apart from the terms.",
    sections: [
      {
        title: "What we keep and what for",
        text: [
          "Name, email and mobile number: to sign you in, to reach you about your order, and for the invoice.",
          "State and, if you give it, GSTIN and billing name: to charge the right tax.",
          "Orders, payments and invoices: to do the work and because tax law asks for it. Payments carry Razorpay's number for them, never a card number.",
          "Documents you upload: for the filing you ordered, and nothing else.",
          "What you write to us and whether you asked to be called: to answer you.",
        ],
      },
      {
        title: "What we do not do",
        text: [
          "We sell no data, show no advertising and use no tracking. The site keeps in your browser only what it needs to work: your sign-in, and what you have typed and not yet sent.",
          "We take no full Aadhaar number and no card number.",
        ],
      },
      {
        title: "Who sees it",
        text: [
          "The people who work on your order, each only what their task needs. The accountant you book a consultation with. Authorities with whom you asked us to file.",
          "Google (Firebase, data centre in Mumbai) stores it for us, Razorpay takes payments, and a mail provider delivers our mail. They work for us under contract.",
        ],
      },
      {
        title: "For how long",
        text: [
          "Orders, payments and invoices: eight years, as company and tax law ask. All else of your account: until you delete it.",
          "Messages and requests to be called: while we deal with them, and until you ask us to delete them. Logs of our servers: one year.",
        ],
      },
      {
        title: "Your rights",
        text: [
          "In your profile you see and correct your details, download all your data, and delete your account. What the law makes us keep is named there before you confirm.",
          "You may withdraw a consent as easily as you gave it: in your profile, or by a line to us. Calls end when you say so on the phone.",
          "You may name somebody who acts for you if you cannot.",
        ],
      },
      {
        title: "Ask and complain",
        text: [
          `Write to the grievance officer at ${SUPPORT.officerEmail}, or to ${COMPANY.legalName}, ${COMPANY.address}. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
          "If data is ever lost or seen by somebody who should not, we tell you and the Board without delay.",
        ],
      },
    ],
  },
  refunds: {
    title: "Refunds and cancellation",
    description: "When an order can be cancelled, what comes back, how, and how long it takes.",
    lead: "When an order can be cancelled, what comes back, and how long it takes.",
    sections: [
      {
        title: "Before we have begun",
        text: ["While your order says 'Pending' you may cancel and get everything back, GST included."],
      },
      {
        title: "Once work has begun",
        text: [
          "You may cancel until we file. We keep a share of the fee for the work done, tell you the sum with reasons before you decide, and pay back the rest with its GST.",
          "After filing there is no refund, since the work is done. If it was rejected through our fault, we file again without a further fee.",
        ],
      },
      {
        title: "When we cancel",
        text: [
          "If we cannot do what you ordered, everything comes back, GST included. A payment that came twice, or after its order was closed, is returned without your asking.",
        ],
      },
      {
        title: "Government fees",
        text: [
          "What has been paid to an authority for you cannot be returned by us. What has not been paid comes back in full.",
        ],
      },
      {
        title: "How and when",
        text: [
          "To the card, account or UPI from which you paid, and to no other. Banks usually take 5 to 7 working days after we have sent it. Your payment in the account shows it, and you get a mail.",
          `To cancel, open the order in your account: it shows what comes back, line by line. Or write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel}, ${SUPPORT.hours}, with your order's number.`,
        ],
      },
    ],
  },
};
