import type { PinPrefixes } from "@niyamdesk/domain/places/pin-prefixes";
import type { StateList } from "@niyamdesk/domain/places/state-list";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent, shared } from "../sample.ts";

const list = (_: Belonging, id: string): Sent<StateList> => ({
  ...{ id, districts: {}, version: 1, updated_at: now },
});

const prefixes = (_: Belonging, id: string): Sent<PinPrefixes> => ({
  ...{ id, prefixes: {}, version: 1, updated_at: now },
});

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
state_lists                  -----    -----      -----      GL---  G----      -----  -----       -----          -----
pin_prefixes                 -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    state_lists: { ...shared("state_lists", list), change: () => ({ version: 2 }) },
    pin_prefixes: { ...shared("pin_prefixes", prefixes), change: () => ({ version: 2 }) },
  },
} satisfies NounRules;
