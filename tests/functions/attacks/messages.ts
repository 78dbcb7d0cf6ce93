import { ROLES } from "@niyamdesk/domain/base/roles";
import type { messageInputs } from "@niyamdesk/domain/messages/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

export default {
  readMessages: {
    by: ["admin", "ca", "tax_executive", "client_user"],
    input: { order_id: "ORD-1", up_to: "msg_1" },
    harmful: fc.record({ order_id: id, up_to: id }),
  },
  sendMessage: {
    by: ROLES,
    input: {
      about: { ticket_id: "tkt_1" },
      text: "Thank you.",
      attachments: [],
      request_id: "a".repeat(20),
    },
    harmful: fc
      .record({
        about: fc.oneof(fc.record({ order_id: id }), fc.record({ ticket_id: id })),
        text: fc.string({ unit: "binary", maxLength: 900 }),
        attachments: fc.array(id, { maxLength: 7 }),
      })
      .map((message) => ({ ...message, request_id: "a".repeat(20) })),
  },
} satisfies Attacks<typeof messageInputs>;
