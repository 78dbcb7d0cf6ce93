import { CONSENT_STATES, CONSENTS } from "@niyamdesk/domain/consents/queries";
import { ACCESS_LOG, NOMINEES } from "@niyamdesk/domain/privacy/queries";
import { at, type Kept } from "../kept.ts";

const said = { purpose: "marketing_mail", given: true, notice_version: "2026-11-30" } as const;
const seen = { kind: "document", what: "Form 16.pdf", order_id: null, by_role: "tax_executive" } as const;

export default {
  records: ({ uid }) => ({
    [`${CONSENTS}/uid_${uid}_000001`]: {
      ...{ ...said, id: `uid_${uid}_000001`, holder: `uid_${uid}`, user_id: uid, number: 1 },
      ...{ language: "en", place: "privacy_centre", noted_by: "self", at },
    },
    [`${CONSENT_STATES}/uid_${uid}`]: {
      ...{ holder: `uid_${uid}`, user_id: uid, lines: 1, ended_at: null, updated_at: at },
      purposes: { marketing_mail: { given: true, notice_version: "2026-11-30", number: 1, at } },
    },
    [`${ACCESS_LOG}/acc_${uid}`]: { ...seen, id: `acc_${uid}`, user_id: uid, subject: "", by: "x", at },
    [`${NOMINEES}/${uid}`]: {
      ...{ user_id: uid, name: "Ravi Rao", relation: "spouse", phone: "+919811111111", updated_at: at },
    },
  }),
  exported: () => ({
    consents: [said],
    access_log: [seen],
    nominee: { name: "Ravi Rao", relation: "spouse" },
  }),
} satisfies Kept;
