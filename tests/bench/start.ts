/** A start as `npm start` makes it, on ports of its own: emulators, simulator, inbox, site, demo data. */
import path from "node:path";
import { seed } from "../../tools/seed/seed.ts";
import { type Mode, ROOT } from "../../tools/stack/mode.ts";
import { portsAt } from "../../tools/stack/ports.ts";
import { startStack } from "../../tools/stack/stack.ts";
import { timed } from "./measure.ts";
import { report } from "./row.ts";

const mode: Mode = {
  name: "bench-start",
  project: "demo-niyamdesk-bench-start",
  ports: portsAt(17_000),
  dir: path.join(ROOT, ".local", "bench-start"),
};

let stop: () => Promise<void> = async () => undefined;
try {
  const ms = await timed(async () => {
    ({ stop } = await startStack(mode, { site: "dev", keep: false }));
    await seed(mode);
  });
  report([
    {
      name: "npm start to ready",
      value: ms / 1000,
      unit: "s",
      baseline: null,
      ratio: null,
      aim: null,
      notes: ["Packages installed, functions built in it; once"],
    },
  ]);
} finally {
  await stop();
}
