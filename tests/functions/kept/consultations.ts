import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { at, type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${COLLECTIONS.consultations}/con_${owner.uid}`]: { ...ownedBy(owner), starts_at: at },
  }),
  exported: ({ uid }) => ({ consultations: [{ id: `con_${uid}` }] }),
} satisfies Kept;
