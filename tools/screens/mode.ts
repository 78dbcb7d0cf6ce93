import path from "node:path";
import { type Mode, ROOT } from "../stack/mode.ts";
import { portsAt } from "../stack/ports.ts";

/** Ports and data of its own, so that pictures are taken beside `npm start` and `npm test`. */
export const SCREENS_MODE: Mode = {
  name: "screens",
  project: "demo-niyamdesk-screens",
  ports: portsAt(16_000),
  dir: path.join(ROOT, ".local", "screens"),
};
