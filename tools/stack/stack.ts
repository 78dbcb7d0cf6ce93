import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { prepareEmulatorJars } from "../emulators/jars.ts";
import { requireJava } from "../emulators/java.ts";
import { startRazorpaySimulator } from "../razorpay-simulator/server.ts";
import { protectEmailAddresses } from "./auth-settings.ts";
import { buildFunctions } from "./build.ts";
import { startControl } from "./control.ts";
import { startDevServer } from "./dev-server.ts";
import { pidFileOf, startEmulators } from "./emulators.ts";
import { addressesOf, razorpayAccess } from "./environment.ts";
import { writeStackFiles } from "./files.ts";
import { requireFreePorts } from "./free-ports.ts";
import { killFunctionWorkers } from "./function-workers.ts";
import { endLeftovers } from "./guarded.ts";
import { startInbox } from "./inbox.ts";
import type { Mode } from "./mode.ts";
import { dataFolder, emulatorsData } from "./saved-data.ts";

export interface StackOptions {
  /** `dev`: Vite's server; `hosted`: what `buildSite` makes, behind the hosting emulator. */
  site: "dev" | "hosted";
  /** Whether data, mails and payments of the last run are loaded; `saveEmulatorsData` keeps them for the next. */
  keep: boolean;
}

export interface Stack {
  /** Whether data of an earlier run was loaded, so that nothing needs to be seeded. */
  hasData: boolean;
  /** Resolves with the reason once any part is gone without being asked. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Brings up a whole stack and returns once all of it answers. When a part does not start, the parts that did are ended.
 *
 * @throws Problem for what the person at the keyboard can mend: a busy port, no Java, no emulator
 */
export async function startStack(mode: Mode, options: StackOptions): Promise<Stack> {
  requireJava();
  for (const part of [pidFileOf(mode), path.join(mode.dir, "site.pids")]) await endLeftovers(part);
  await requireFreePorts(mode);
  const jars = await prepareEmulatorJars();
  const data = dataFolder(mode);
  if (!options.keep) rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const hasData = options.keep && existsSync(emulatorsData(mode));
  const hosted = options.site === "hosted";

  const parts: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(parts.splice(0).map((part) => part.stop()));
  };
  const started = <T extends { stop(): Promise<void> }>(part: T): T => {
    parts.push(part);
    return part;
  };
  try {
    await buildFunctions();
    writeStackFiles(mode, hosted);
    const loadFrom = hasData ? emulatorsData(mode) : null;
    const [emulators, site, inbox] = await allOrFirstFailure([
      startEmulators(mode, { hosted, loadFrom, jars }).then(started),
      options.site === "dev" ? startDevServer(mode).then(started) : undefined,
      startInbox(mode, path.join(data, "mail")).then(started),
      startRazorpay(mode, options.keep ? path.join(data, "razorpay.json") : null).then(started),
    ]);
    await protectEmailAddresses(mode);
    started(
      await startControl(mode.ports.control, {
        "mail-server/down": () => inbox.mailServer(false),
        "mail-server/up": () => inbox.mailServer(true),
        "functions/kill": killFunctionWorkers,
      }),
    );
    const crashes = [emulators.crashed, ...(site === undefined ? [] : [site.crashed])];
    return { hasData, crashed: Promise.race(crashes), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for all even when one fails, so that what did start is known and can be ended. */
async function allOrFirstFailure<T extends unknown[]>(
  starts: [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(starts);
  return Promise.all(starts);
}

async function startRazorpay(mode: Mode, stateFile: string | null): Promise<{ stop(): Promise<void> }> {
  const access = razorpayAccess(mode);
  if (access.real) return { stop: async () => undefined };
  const simulator = await startRazorpaySimulator({
    port: mode.ports.razorpay,
    keyId: access.keyId,
    keySecret: access.keySecret,
    webhookSecret: access.webhookSecret,
    webhookUrl: addressesOf(mode).webhook,
    ...(stateFile === null ? {} : { stateFile }),
  });
  return { stop: () => simulator.close() };
}
