import { SUPPORT } from "@niyamdesk/domain/base/product";
import { NEVER_ASKED } from "@niyamdesk/domain/fields/never-asked";

/** The contact page, its form, and 'call me'. */
export const contact = {
  title: "Contact",
  description: `Call, write or send the form: ${SUPPORT.hours}. A person answers questions about services, prices and orders.`,
  heading: "Talk to us",
  lead: "Not sure which service fits, or something about an order? Call, write, or send the form.",
  phone: "Phone",
  email: "Email",
  hours: "Hours",
  /** Around the link to the questions. */
  answersBefore: "You may find your answer in the ",
  answersLink: "questions and answers",
  answersAfter: ` and on each service's page. ${NEVER_ASKED}`,
  formLabel: "Write to us",
  name: "Name",
  message: "Message",
  digitsOnly: "10 digits or more, no letters. Outside India: begin with + and the country code",
  send: "Send message",
  sentTitle: "We have your message",
  sent: `A confirmation is on its way to your inbox. We'll write or call back, ${SUPPORT.hours}.`,
  again: "Write another message",
  failed: (why: string) => `Failed to send your message. ${why}`,
  pleaseTryAgain: "Please try again.",
  noScript: `This form needs JavaScript. Please call ${SUPPORT.phoneLabel} or write to ${SUPPORT.email}.`,
  leaveEmpty: "Leave this empty",
  notSure: "Not sure which plan fits?",
  notSureOfOne: "Not sure it fits?",
  weCall: (service: string) =>
    `We'll call you about ${service}, or call us: ${SUPPORT.phoneLabel}, ${SUPPORT.hours}.`,
  callMe: "Call me",
  callAbout: (service: string) => `A call about ${service}`,
  leaveNumber: `Leave your number and we call back, ${SUPPORT.hours}.`,
  willCall: "We will call you",
  willCallWhen: `${SUPPORT.hours}. You can close this and read on.`,
};
