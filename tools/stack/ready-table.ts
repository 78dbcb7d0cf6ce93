import { ROLE_FACTS } from "@niyamdesk/domain/roles";
import { DEMO_PASSWORD, demoUsers } from "../seed/data.ts";
import { addressesOf, razorpayAccess } from "./environment.ts";
import type { Mode } from "./mode.ts";

/** What a person needs to know once everything runs. */
export function readyTable(mode: Mode, run: { keep: boolean; seconds: number }): string {
  const at = addressesOf(mode);
  const razorpay = razorpayAccess(mode);
  return [
    "",
    table("NiyamDesk runs", [
      ["Site", at.site],
      ["Inbox", `${at.inbox}  (every mail the product sends)`],
      ["Razorpay", razorpay.real ? "real, with the test keys of .env" : `${at.razorpay}  (simulator)`],
      ["Auth", at.auth],
      ["Firestore", at.firestore],
      ["Storage", at.storage],
      ["Functions", at.functions],
      ["Log", `${mode.dir}/emulators.log`],
    ]),
    table(
      `Demo accounts, password ${DEMO_PASSWORD}`,
      demoUsers().map((user) => [
        ROLE_FACTS[user.role].label,
        `${user.email.padEnd(32)}${at.site}${ROLE_FACTS[user.role].login}`,
      ]),
    ),
    table("Try first", [
      ["1", `${at.site}/services: choose a service and a plan, sign in as the client`],
      [
        "2",
        razorpay.real
          ? "Pay with a test card of Razorpay"
          : "Pay with card 4100 2800 0000 1007, any CVV and future date, then Success",
      ],
      ["3", "See the order on the dashboard and its confirmation in the inbox"],
    ]),
    `Ready in ${run.seconds.toFixed(1)} s. ${run.keep ? "Data is kept in .local/start/data." : "Data is thrown away at the end (npm start -- --keep keeps it)."} Ctrl-C ends everything.`,
  ].join("\n");
}

function table(title: string, rows: readonly (readonly [string, string])[]): string {
  const first = Math.max(...rows.map(([name]) => name.length)) + 2;
  const width = Math.max(title.length + 2, ...rows.map(([, value]) => first + value.length)) + 2;
  const line = "─".repeat(width);
  const body = rows.map(([name, value]) => `│ ${(name.padEnd(first) + value).padEnd(width - 1)}│`);
  return [`╭${line}╮`, `│ ${title.padEnd(width - 1)}│`, `├${line}┤`, ...body, `╰${line}╯`].join("\n");
}
