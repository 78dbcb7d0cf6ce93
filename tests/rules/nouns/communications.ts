import type { MailWording, MailWordingVersion } from "@niyamdesk/domain/mail/wording";
import type { Mailing } from "@niyamdesk/domain/mailings/mailing";
import type { PlannedAnnouncement } from "@niyamdesk/domain/notifications/notification";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent, shared, T0 } from "../sample.ts";

const words = { title: "New due date", content: "31 August" };
const announcement = (_: Belonging, id: string): Sent<PlannedAnnouncement> => ({
  ...{ id, words: { en: words, hi: words }, type: "compliance", language: null },
  audience: { to: ["all"], services: [], states: [] },
  ...{ starts_at: T0, ends_at: null, status: "live", next_at: null, created_by: "admin" },
  ...{ created_at: now, updated_at: now, version: 1 },
});

const letter = { subject: "GSTR-9 is due", text: "Please send your documents." };
const mailing = (_: Belonging, id: string): Sent<Mailing> => ({
  ...{ id, title: "GSTR-9", words: { en: letter, hi: letter }, button: null },
  audience: { services: [], states: [], language: null },
  ...{ status: "draft", cursor: "uid_", written: 0, bounced: 0, sent: 0, failed: 0, waiting: 0 },
  ...{ unsubscribed: 0, next_at: null, started_at: null, created_by: "admin", version: 1 },
  ...{ created_at: now, updated_at: now },
});

const worded = {
  ...{ words: [{ original: "We have your message", words: "Your message is with us" }], version: 1 },
  ...{ by: "admin", by_name: "Anita Desai", at: now },
};
const wording = (_: Belonging, id: string): Sent<MailWording> => ({ id, ...worded });
const version = (_: Belonging, id: string): Sent<MailWordingVersion> => ({
  ...{ id, template: "contact-received", ...worded },
});

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
announcements                -----    -----      -----      GL---  -----      -----  -----       -----          -----
mail_wordings                -----    -----      -----      GL---  -----      -----  -----       -----          -----
mail_wording_versions        -----    -----      -----      GL---  -----      -----  -----       -----          -----
mailings                     -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    announcements: { ...shared("announcements", announcement), change: () => ({ status: "ended" }) },
    mail_wordings: { ...shared("mail_wordings", wording), change: () => ({ version: 2 }) },
    mail_wording_versions: { ...shared("mail_wording_versions", version), change: () => ({ version: 2 }) },
    mailings: { ...shared("mailings", mailing), change: () => ({ status: "running" }) },
  },
} satisfies NounRules;
