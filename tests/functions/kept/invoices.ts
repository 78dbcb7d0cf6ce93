import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { at, type Kept } from "../kept.ts";

export default {
  records: ({ uid }) => ({ [`${COLLECTIONS.invoices}/INV_${uid}`]: { user_id: uid, issued_at: at } }),
  exported: ({ uid }) => ({ invoices: [{ id: `INV_${uid}` }] }),
} satisfies Kept;
