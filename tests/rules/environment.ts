import { readFileSync } from "node:fs";
import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from "firebase/firestore/lite";
import { type Actor, claimsOf, uidOf } from "./actors.ts";

export interface SessionToken {
  session?: string;
  /** Seconds. */
  auth_time?: number;
  /** Begun with a second step. */
  second?: boolean;
}

export interface RulesProject {
  projectId: string;
  /** The actor's browser. */
  as(actor: Actor, uid?: string): Firestore;
  /** The same in one of several sessions: what its token says besides. */
  inSession(actor: Actor, token: SessionToken): Firestore;
  /** Past the rules, for putting documents in place. */
  seeder: Firestore;
  close(): Promise<void>;
}

/**
 * Firestore with the repository's rules under a project of its own, so that files neither meet nor mix. Clients are the
 * SDK's `lite` build: one request an operation, so that hundreds of refusals do not send a stream into back-off.
 */
export async function openRulesProject(name: string): Promise<RulesProject> {
  setLogLevel("silent");
  const projectId = `demo-rules-${name}`;
  const address = addressIn("FIRESTORE_EMULATOR_HOST");
  const rules = readFileSync("firestore.rules", "utf8");
  const env = await initializeTestEnvironment({ projectId, firestore: { ...address, rules } });
  await env.clearFirestore();
  const clients = new Map<string, Firestore>();
  const clientOf = (key: string, options: Parameters<typeof connectFirestoreEmulator>[3]) => {
    const known = clients.get(key);
    if (known) return known;
    const client = getFirestore(initializeApp({ projectId }, `${projectId}/${key}`));
    connectFirestoreEmulator(client, address.host, address.port, options);
    clients.set(key, client);
    return client;
  };
  return {
    projectId,
    as: (actor, uid = uidOf(actor)) => {
      const claims = claimsOf(actor);
      return clientOf(`${actor}/${uid}`, claims ? { mockUserToken: { sub: uid, ...claims } } : {});
    },
    inSession: (actor, { second = false, ...token }) => {
      const { firebase, ...claims } = claimsOf(actor) ?? {
        firebase: { sign_in_provider: "password" as const },
      };
      const steps = { ...firebase, ...(second ? { sign_in_second_factor: "phone" } : {}) };
      const mockUserToken = { sub: uidOf(actor), ...claims, ...token, firebase: steps };
      return clientOf(`${actor}/${JSON.stringify({ second, ...token })}`, { mockUserToken });
    },
    seeder: clientOf("seeder", { mockUserToken: "owner" }),
    close: async () => {
      await Promise.all([...clients.values()].map(({ app }) => deleteApp(app)));
      await env.cleanup();
    },
  };
}

/** Past the rules of a project that is not this file's own: nothing in it is cleared. */
export function openSeeder(projectId: string): { db: Firestore; close(): Promise<void> } {
  const { host, port } = addressIn("FIRESTORE_EMULATOR_HOST");
  const app = initializeApp({ projectId }, `${projectId}/seeder`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, port, { mockUserToken: "owner" });
  return { db, close: () => deleteApp(app) };
}

export function addressIn(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? "").split(":");
  if (!host || !port) throw new Error(`${variable} is not set: the stack is not running`);
  return { host, port: Number(port) };
}

/** Whether the rules let it through; any other failure than a refusal is a broken test. */
export async function isAllowed(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return (
    code === "permission-denied" || code === "storage/unauthorized" || code === "storage/unauthenticated"
  );
}
