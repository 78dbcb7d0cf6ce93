import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { bouncedRef } from "../../../functions/src/mail/bounced.ts";
import { at, type Kept } from "../kept.ts";

export default {
  records: ({ uid, email, order }) => ({
    [`${COLLECTIONS.mail}/order-confirmation_${order}`]: {
      to: email,
      status: "sent",
      data: { order_id: order },
    },
    [`${COLLECTIONS.mail}/verify-email_${uid}`]: { to: email, status: "queued", data: { uid } },
    [bouncedRef(email).path]: { at, expires_at: at },
  }),
} satisfies Kept;
