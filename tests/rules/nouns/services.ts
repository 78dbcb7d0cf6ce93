import type { ServiceDraft, ServiceVersion } from "@niyamdesk/domain/services/service-draft";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent } from "../sample.ts";

const draft = ({ person }: Belonging, id: string): Sent<ServiceDraft> => ({
  ...{ id, rev: 1, values: { name: "GST" }, by: person, by_name: "Anita Desai", changed_at: now },
  marks: {},
});

const version = ({ person }: Belonging, id: string): Sent<ServiceVersion> => ({
  ...{ id, service_id: "gst-registration", version: 1, way: "published", restored: null, rev: 1 },
  ...{ by: person, by_name: "Anita Desai", at: now, changed: ["name"], content: { name: "GST" } },
});

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
service_drafts               -----    -----      -----      GL---  -----      -----  -----       -----          -----
service_versions             -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    service_drafts: { collection: () => "service_drafts", stored: draft, change: () => ({ rev: 2 }) },
    service_versions: {
      collection: () => "service_versions",
      stored: version,
      change: () => ({ way: "restored" }),
    },
  },
} satisfies NounRules;
