import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Kept, type Owner, ownedBy } from "../kept.ts";

const begun = (owner: Owner) => ({ ...ownedBy(owner), attempts: {}, contact: { email: owner.email } });

export default {
  records: (owner) => ({
    [`${COLLECTIONS.checkouts}/chk_paid_${owner.uid}`]: {
      ...begun(owner),
      status: "paid",
      next_check_at: null,
    },
    [`${COLLECTIONS.checkouts}/chk_open_${owner.uid}`]: { ...begun(owner), status: "created" },
  }),
  exported: () => ({ checkouts: [{}, {}] }),
} satisfies Kept;
