import { findChromium } from "./chromium.ts";
import { emulatorOnThisMachine, needsJavaCompiler } from "./emulators/jars.ts";
import { hasJavaCompiler, javaVersion, OLDEST_JAVA } from "./emulators/java.ts";
import { busyPorts } from "./stack/free-ports.ts";
import { START_MODE, testMode } from "./stack/mode.ts";
import { runCommand } from "./stack/run.ts";
import { CHROMIUM_HINT } from "./testing/browser.ts";

interface Finding {
  what: string;
  /** What is wrong and how to mend it; null when all is well. */
  fix: string | null;
}

/** `npm run doctor`: what this machine lacks, a line each with the fix. Ends with 1 when something is missing. */
await runCommand(async () => {
  const findings = [node(), java(), compiler(), emulator(), chromium(), await ports()];
  for (const { what, fix } of findings) console.log(fix === null ? `✔ ${what}` : `✘ ${what}: ${fix}`);
  return findings.every(({ fix }) => fix === null) ? 0 : 1;
});

function node(): Finding {
  return { what: `Node ${process.versions.node}, pinned in node_modules`, fix: null };
}

function java(): Finding {
  const version = javaVersion();
  if (version === null) {
    return { what: "Java", fix: "not found; install a JDK (Debian: apt-get install default-jdk-headless)" };
  }
  return version < OLDEST_JAVA
    ? { what: `Java ${version}`, fix: `too old; install a JDK ${OLDEST_JAVA} or later` }
    : { what: `Java ${version}`, fix: null };
}

function compiler(): Finding {
  const what = "Java compiler";
  if (!needsJavaCompiler() || hasJavaCompiler()) return { what, fix: null };
  return {
    what,
    fix: "not found, only a JRE is here; install a JDK (Debian: apt-get install default-jdk-headless)",
  };
}

function emulator(): Finding {
  const found = emulatorOnThisMachine();
  return {
    what: found === undefined ? "Firestore emulator" : `Firestore emulator ${found}`,
    fix:
      found === undefined
        ? "not on this machine; npm start downloads it when it can, else set FIRESTORE_EMULATOR_JAR"
        : null,
  };
}

function chromium(): Finding {
  const found = findChromium();
  return {
    what: found === undefined ? "Chromium" : `Chromium ${found}`,
    fix: found === undefined ? `not found, browser tests need it; ${CHROMIUM_HINT}` : null,
  };
}

async function ports(): Promise<Finding> {
  const busy = [...(await busyPorts(START_MODE)), ...(await busyPorts(testMode()))];
  return {
    what: "Ports",
    fix: busy.length === 0 ? null : `in use: ${busy.join(", ")}; end what listens there (lsof -i :<port>)`,
  };
}
