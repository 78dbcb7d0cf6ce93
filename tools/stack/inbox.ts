import { mkdirSync } from "node:fs";
import { MailDev } from "maildev";
import type { Mode } from "./mode.ts";

export interface Inbox {
  /** Stops and restarts the mail server, as an outage does; mails that were received stay readable. */
  mailServer(up: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** The local mail inbox: an SMTP server, and a page and an API that show what came in. */
export async function startInbox({ ports }: Mode, folder: string): Promise<Inbox> {
  mkdirSync(folder, { recursive: true });
  const inbox = new MailDev({
    smtp: ports.smtp,
    ip: "127.0.0.1",
    web: ports.inbox,
    webIp: "127.0.0.1",
    mailDirectory: folder,
    silent: true,
  });
  const { smtp } = await withoutInfo(() => inbox.start());
  let up = true;
  return {
    async mailServer(wanted) {
      if (wanted !== up) await (wanted ? smtp.start() : smtp.stop());
      up = wanted;
    },
    stop: () => inbox.stop(),
  };
}

/** `silent` does not reach the line in which the inbox's page announces itself. */
async function withoutInfo<T>(run: () => Promise<T>): Promise<T> {
  const { info } = console;
  console.info = () => undefined;
  try {
    return await run();
  } finally {
    console.info = info;
  }
}
