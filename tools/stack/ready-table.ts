import path from "node:path";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import { DEMO_PASSWORD, demoUsers } from "../seed/data.ts";
import { addressesOf, razorpayAccess } from "./environment.ts";
import { type Mode, ROOT } from "./mode.ts";

interface Section {
  title: string;
  rows: readonly (readonly [string, string])[];
}

const TEST_CARD = "Pay with card 4100 2800 0000 1007, any CVV and future date, then Success";

/** What a person needs to know once everything runs. */
export function readyTable(mode: Mode, run: { keep: boolean; seconds: number }): string {
  const at = addressesOf(mode);
  const razorpay = razorpayAccess(mode);
  const sections: Section[] = [
    {
      title: `NiyamDesk runs (ready in ${run.seconds.toFixed(1)} s)`,
      rows: [
        ["Site", at.site],
        ["Inbox", `${at.inbox}  (every mail the product sends)`],
        ["Razorpay", razorpay.real ? "real, with the test keys of .env" : `${at.razorpay}  (simulator)`],
        ["Auth", at.auth],
        ["Firestore", at.firestore],
        ["Storage", at.storage],
        ["Functions", at.functions],
        ["Log", path.relative(ROOT, path.join(mode.dir, "emulators.log"))],
      ],
    },
    {
      title: `Demo accounts: sign in at ${at.site}/login with the password ${DEMO_PASSWORD}`,
      rows: demoUsers().map((user) => [ROLE_LABELS[user.role], user.email]),
    },
    {
      title: "Try first",
      rows: [
        ["1", `Choose a service at ${at.site}/services and sign in as the client`],
        ["2", razorpay.real ? "Pay with one of Razorpay's test cards" : TEST_CARD],
        ["3", "See the order on the dashboard, and its confirmation in the inbox"],
      ],
    },
    {
      title: "Ctrl-C ends all of it",
      rows: [
        [
          "Data",
          run.keep ? "kept in .local/start/data" : "thrown away at the end; npm start -- --keep keeps it",
        ],
      ],
    },
  ];
  return `\n${table(sections)}`;
}

function table(sections: readonly Section[]): string {
  const first = 2 + Math.max(...sections.flatMap(({ rows }) => rows.map(([name]) => name.length)));
  const lines = sections.map(({ title, rows }) => [
    title,
    ...rows.map(([name, value]) => name.padEnd(first) + value),
  ]);
  const width = 2 + Math.max(...lines.flat().map((line) => line.length));
  const rule = "─".repeat(width);
  const boxed = lines.map((part) => part.map((line) => `│ ${line.padEnd(width - 1)}│\n`).join(""));
  return `╭${rule}╮\n${boxed.join(`├${rule}┤\n`)}╰${rule}╯`;
}
