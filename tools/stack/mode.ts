import path from "node:path";
import { type Ports, portsAt, START_PORTS } from "./ports.ts";

export const ROOT = path.resolve(import.meta.dirname, "..", "..");

/** One stack: what keeps it apart from every other on the same machine. */
export interface Mode {
  name: string;
  /** `demo-…` never reaches the cloud. */
  project: string;
  ports: Ports;
  /** Everything generated for this stack; thrown away freely. */
  dir: string;
}

export const START_MODE: Mode = {
  name: "start",
  project: "demo-niyamdesk",
  ports: START_PORTS,
  dir: path.join(ROOT, ".local", "start"),
};

const DEFAULT_TEST_OFFSET = 10_000;
const LARGEST_OFFSET = 50_000;

/** How far the ports of a second test stack lie from those of the first. */
const BESIDE = 1000;

/** The test stack; `NIYAM_TEST_OFFSET` moves its ports and name, so that several run at once. */
export function testMode(): Mode {
  return modeAt(testOffset());
}

/** A second stack for the same run: browser tests share two of them out among themselves. */
export function testModeBeside(): Mode {
  return modeAt(testOffset() + BESIDE);
}

function modeAt(offset: number): Mode {
  const name = `test-${offset}`;
  return {
    name,
    project: offset === DEFAULT_TEST_OFFSET ? "demo-niyamdesk-test" : `demo-niyamdesk-${name}`,
    ports: portsAt(offset),
    dir: path.join(ROOT, ".local", name),
  };
}

/** How far the test stack's ports are moved. */
export function testOffset(): number {
  const offset = Number(process.env.NIYAM_TEST_OFFSET ?? DEFAULT_TEST_OFFSET);
  if (!Number.isInteger(offset) || offset < 1000 || offset > LARGEST_OFFSET) {
    throw new Error(`NIYAM_TEST_OFFSET must be a whole number from 1000 to ${LARGEST_OFFSET}.`);
  }
  return offset;
}
