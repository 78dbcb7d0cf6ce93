import { type ThreadReader, threadReaderId } from "@niyamdesk/domain/messages/thread-reader";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, owned, type Sent, T0 } from "../sample.ts";

const reader = ({ person }: Belonging, id: string): Sent<ThreadReader> => ({
  id,
  order_id: "ORD-1",
  reader_id: person,
  unread: 2,
  read_up_to: T0,
  mail_at: null,
  last_message_at: now,
  updated_at: now,
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
thread_readers               -----      GL---      GL---  GL---      GL---  GL---       GL---          GL---
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
thread_readers               -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    thread_readers: {
      ...owned("thread_readers", "reader_id", reader),
      id: ({ person }) => threadReaderId("ORD-1", person),
      change: () => ({ unread: 0 }),
    },
  },
} satisfies NounRules;
