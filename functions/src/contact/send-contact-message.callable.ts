import { CONTACT_TOPICS } from "@niyamdesk/domain/contact/contact";
import { defineCallable } from "../platform/define-callable.ts";
import { receiveMessage } from "./receive-message.ts";

/** The contact form. A program that fills in the hidden field is thanked, and nothing is kept. */
export const sendContactMessage = defineCallable(
  "sendContactMessage",
  {
    roles: "anyone",
    // Many people share the address of a mobile network.
    rateLimit: { calls: 20, perSeconds: 600 },
    limitPerEmail: { calls: 5, perSeconds: 3600 },
  },
  async ({ website, request_id, topic, language = "en", ...message }, _caller, { network }) => {
    if (website === "") {
      await receiveMessage({
        ...message,
        topic: topic ?? null,
        requestId: request_id,
        service_id: null,
        interest: topic === undefined ? null : CONTACT_TOPICS[topic],
        asksCall: false,
        language,
        network,
      });
    }
    return {};
  },
);
