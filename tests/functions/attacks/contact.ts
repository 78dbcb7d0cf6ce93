import type { contactInputs } from "@niyamdesk/domain/contact/callables";
import type { Attacks } from "../attacked.ts";

export default {
  sendContactMessage: {
    by: "anyone",
    input: {
      name: "Asha Rao",
      email: "asha@example.in",
      phone: "9876543210",
      message: "Please tell me more.",
      request_id: "a".repeat(20),
      website: "",
    },
  },
  requestCallback: {
    by: "anyone",
    input: {
      name: "Asha Rao",
      phone: "9876543210",
      service_id: "itr-filing",
      request_id: "a".repeat(20),
      website: "",
    },
  },
} satisfies Attacks<typeof contactInputs>;
