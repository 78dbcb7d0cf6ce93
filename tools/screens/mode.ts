import path from "node:path";
import { type Mode, ROOT, testOffset } from "../stack/mode.ts";
import { portsAt } from "../stack/ports.ts";

/** Half way to the next test stack. */
const BESIDE_TESTS = 500;

/** Ports and data of its own, so that pictures are taken beside `npm start` and `npm test`. */
export const SCREENS_MODE: Mode = {
  name: "screens",
  project: "demo-niyamdesk-screens",
  ports: portsAt(testOffset() + BESIDE_TESTS),
  dir: path.join(ROOT, ".local", "screens"),
};
