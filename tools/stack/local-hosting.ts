import { addressesOf } from "./environment.ts";
import type { Mode } from "./mode.ts";

/** The part of `firebase.json` that says how the site is served. */
export interface Hosting {
  public: string;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  [part: string]: unknown;
}

const POLICY = "Content-Security-Policy";

/** Hosting as it is deployed, but that pages may also talk to this stack's emulators and to its Razorpay. */
export function withLocalAddresses(hosting: Hosting, mode: Mode): Hosting {
  const { auth, firestore, storage, razorpay } = addressesOf(mode);
  const functions = `http://127.0.0.1:${mode.ports.functions}`;
  const emulators = [auth, `http://${firestore}`, `ws://${firestore}`, storage, functions];
  const added: Readonly<Record<string, readonly string[]>> = {
    "script-src": [razorpay],
    "connect-src": [...emulators, razorpay],
    "frame-src": [razorpay, auth],
    "img-src": [razorpay, storage],
    "form-action": [razorpay],
  };
  const allow = (policy: string) =>
    policy
      .split("; ")
      .map((rule) => [rule, ...(added[rule.split(" ")[0] ?? ""] ?? [])].join(" "))
      .join("; ");
  return {
    ...hosting,
    headers: hosting.headers.map((entry) => ({
      ...entry,
      headers: entry.headers.map(({ key, value }) => ({ key, value: key === POLICY ? allow(value) : value })),
    })),
  };
}
