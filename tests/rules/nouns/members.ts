import type { FranchiseMember } from "@niyamdesk/domain/franchises/member";
import type { NounRules } from "../nouns.ts";
import { type Belonging, owned, type Sent, T0 } from "../sample.ts";

const member = ({ person }: Belonging, id: string): Sent<FranchiseMember> => ({
  ...{ id, franchise_id: "fr-1", partner_uid: person, name: "Asha Rao", email: "asha@example.in" },
  ...{ partner_name: "Lakshmi Menon", territory_name: "Pune", territory_code: "MH-PUN", level: "district" },
  ...{ referral_code: "PUN7K2Q", language: "en", invited_at: T0, accepted_at: null, ended_at: null },
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
franchise_members            -----      -----      GL---  GL---      -----  -----       -----          -----
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
franchise_members            -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: { franchise_members: owned("franchise_members", "partner_uid", member) },
} satisfies NounRules;
