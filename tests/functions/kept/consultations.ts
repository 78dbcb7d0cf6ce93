import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { CONSULTATION_NOTES } from "@niyamdesk/domain/consultations/queries";
import { at, type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${COLLECTIONS.consultations}/con_${owner.uid}`]: { ...ownedBy(owner), starts_at: at },
    [`${CONSULTATION_NOTES}/con_${owner.uid}`]: { ...ownedBy(owner), text: "Capital gains" },
  }),
  exported: ({ uid }) => ({ consultations: [{ id: `con_${uid}` }] }),
} satisfies Kept;
