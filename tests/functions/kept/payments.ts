import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { at, type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${COLLECTIONS.payments}/pay_${owner.uid}`]: {
      ...ownedBy(owner),
      status: "completed",
      amount_paise: 117_800,
      date: at,
    },
  }),
  exported: ({ uid }) => ({ payments: [{ id: `pay_${uid}` }] }),
} satisfies Kept;
