import { readFileSync } from "node:fs";
import path from "node:path";
import { REGION } from "@niyamdesk/domain/base/paths";
import { WEB } from "./config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What `firebase.json` allows of every project, since it is the same file for all: only a build knows the one it is for. */
const OF_ANY_PROJECT: Readonly<Record<string, (project: string, bucket: string) => string[]>> = {
  "https://*.cloudfunctions.net": (project) => [`https://${REGION}-${project}.cloudfunctions.net/`],
  "https://firestore.googleapis.com": (project) => firestoreOf("https://firestore.googleapis.com", project),
  "https://firebasestorage.googleapis.com": (_project, bucket) => [
    storageOf("https://firebasestorage.googleapis.com", bucket),
  ],
};
const NARROWED = ["connect-src", "img-src"];

/**
 * A page's own content policy. It counts together with the one that hosting sends: what both allow, with this project's functions,
 * database and files only. (A live channel to Firestore names its database in what it sends, not in its address: there the
 * rules of the database alone decide.)
 */
export function projectPolicy(environment: Environment): string {
  const project = required(environment, "VITE_FIREBASE_PROJECT_ID");
  const bucket = required(environment, "VITE_FIREBASE_STORAGE_BUCKET");
  const local = localSources(environment, project, bucket);
  return hostingPolicy()
    .split("; ")
    .map((rule) => rule.split(" "))
    .filter(([directive = ""]) => NARROWED.includes(directive))
    .map(([directive = "", ...sources]) =>
      [
        directive,
        ...sources.flatMap((source) => OF_ANY_PROJECT[source]?.(project, bucket) ?? [source]),
        ...local,
      ].join(" "),
    )
    .join("; ");
}

/** `<meta>` for the head of every page, before anything that is fetched. */
export function policyTag(environment: Environment): string {
  return `<meta http-equiv="Content-Security-Policy" content="${projectPolicy(environment)}">`;
}

function hostingPolicy(): string {
  const file = path.join(WEB, "..", "firebase.json");
  const { hosting } = JSON.parse(readFileSync(file, "utf8")) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] };
  };
  const header = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === "Content-Security-Policy");
  if (header === undefined) throw new Error("firebase.json has no content policy");
  return header.value;
}

/** A stack on one machine: its emulators and its Razorpay. None of these is set for a real project. */
function localSources(environment: Environment, project: string, bucket: string): string[] {
  const { VITE_AUTH_EMULATOR, VITE_FIRESTORE_EMULATOR, VITE_FUNCTIONS_EMULATOR } = environment;
  const { VITE_STORAGE_EMULATOR, VITE_RAZORPAY_CHECKOUT_URL } = environment;
  return [
    ...(VITE_AUTH_EMULATOR ? [VITE_AUTH_EMULATOR] : []),
    ...(VITE_FIRESTORE_EMULATOR ? firestoreOf(`http://${VITE_FIRESTORE_EMULATOR}`, project) : []),
    ...(VITE_FUNCTIONS_EMULATOR ? [`http://${VITE_FUNCTIONS_EMULATOR}/${project}/`] : []),
    ...(VITE_STORAGE_EMULATOR ? [storageOf(`http://${VITE_STORAGE_EMULATOR}`, bucket)] : []),
    ...(VITE_RAZORPAY_CHECKOUT_URL ? [new URL(VITE_RAZORPAY_CHECKOUT_URL).origin] : []),
  ];
}

function firestoreOf(origin: string, project: string): string[] {
  return [`${origin}/v1/projects/${project}/`, `${origin}/google.firestore.v1.Firestore/`];
}

function storageOf(origin: string, bucket: string): string {
  return `${origin}/v0/b/${bucket}/`;
}

function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`The site cannot be built without ${name}`);
  return value;
}
