import type { ConsentLine, ConsentState } from "@niyamdesk/domain/consents/consent";
import type { AccessEntry } from "@niyamdesk/domain/privacy/access";
import type { Nominee } from "@niyamdesk/domain/privacy/nominee";
import type { RetentionRun } from "@niyamdesk/domain/retention/retention";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, owned, type Sent, shared } from "../sample.ts";

const line = ({ person }: Belonging, id: string): Sent<ConsentLine> => ({
  id,
  holder: `uid_${person}`,
  user_id: person,
  number: 1,
  purpose: "marketing_mail",
  given: true,
  notice_version: "2026-11-30",
  language: "en",
  place: "privacy_centre",
  noted_by: "self",
  at: now,
});

const state = ({ person }: Belonging): Sent<ConsentState> => ({
  holder: `uid_${person}`,
  user_id: person,
  lines: 1,
  purposes: {},
  ended_at: null,
  updated_at: now,
});

const entry = ({ person }: Belonging, id: string): Sent<AccessEntry> => ({
  id,
  user_id: person,
  kind: "document",
  subject: "documents/doc_1",
  what: "Form 16.pdf",
  order_id: "ORD-1",
  by: "staff",
  by_role: "tax_executive",
  at: now,
});

const nominee = ({ person }: Belonging): Sent<Nominee> => ({
  user_id: person,
  name: "Ravi Rao",
  relation: "spouse",
  phone: "+919811111111",
  updated_at: now,
});

const run = (_of: Belonging, id: string): Sent<RetentionRun> => ({
  id,
  at: now,
  lines: [{ kind: "leads", done: 1, failed: 0 }],
  done: 1,
  failed: 0,
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
consents                     -----      -----      GL---  -----      -----  -----       -----          -----
consent_states               -----      -----      GL---  -----      -----  -----       -----          -----
access_log                   -----      -----      GL---  -----      -----  -----       -----          -----
nominees                     -----      -----      GL---  -----      -----  -----       -----          -----
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
consents                     -----    -----      -----      GL---  -----      -----  -----       -----          -----
consent_states               -----    -----      -----      GL---  -----      -----  -----       -----          -----
access_log                   -----    -----      -----      GL---  -----      -----  -----       -----          -----
nominees                     -----    -----      -----      GL---  -----      -----  -----       -----          -----
retention_runs               -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    consents: owned("consents", "user_id", line),
    consent_states: owned("consent_states", "user_id", state),
    access_log: owned("access_log", "user_id", entry),
    nominees: owned("nominees", "user_id", nominee),
    retention_runs: shared("retention_runs", run),
  },
} satisfies NounRules;
