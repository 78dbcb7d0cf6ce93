import net from "node:net";
import type { Mode } from "./mode.ts";
import type { Ports } from "./ports.ts";
import { Problem } from "./problem.ts";

const PORT_NAMES: Record<keyof Ports, string> = {
  web: "the site",
  auth: "the Auth emulator",
  firestore: "the Firestore emulator",
  firestoreWebsocket: "the Firestore emulator's websocket",
  functions: "the Functions emulator",
  storage: "the Storage emulator",
  eventarc: "the Eventarc emulator",
  tasks: "the Tasks emulator",
  hub: "the emulator hub",
  logging: "the emulators' log",
  razorpay: "the Razorpay simulator",
  inbox: "the inbox page",
  smtp: "the local mail server",
  control: "the stack's control",
  kit: "the dev server beside a hosted site",
};

/** Ports of a stack that something else listens on, in words. */
export async function busyPorts({ ports }: Mode): Promise<string[]> {
  const names = Object.keys(ports) as (keyof Ports)[];
  const busy = await Promise.all(names.map(async (name) => !(await isFree(ports[name]))));
  return names.filter((_, index) => busy[index]).map((name) => `${ports[name]} (${PORT_NAMES[name]})`);
}

/** @throws Problem when a port is taken */
export async function requireFreePorts(mode: Mode): Promise<void> {
  const busy = await busyPorts(mode);
  if (busy.length === 0) return;
  const which = busy.length === 1 ? `Port ${busy[0]} is` : `Ports ${busy.join(", ")} are`;
  const first = Number.parseInt(busy[0] ?? "", 10);
  throw new Problem(
    `${which} in use: end the other program (another \`npm ${mode.name === "start" ? "start" : "test"}\`? see \`lsof -i :${first}\`) and try again.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
