import "./own-project.ts";
import { randomUUID } from "node:crypto";
import type { CallableInput, CallableName, CallableOutputs } from "@niyamdesk/domain/callables";
import type { Role } from "@niyamdesk/domain/roles";
import { afterAll, beforeAll, beforeEach } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { CallableRefusal } from "../support/callables.ts";
import { razorpay } from "../support/razorpay.ts";
import { type Served, serve } from "./serve.ts";

/**
 * The deployed functions in this process, over HTTP, against the emulators' database and the simulated Razorpay: many
 * at once cost nothing here, while the functions emulator starts a process for each. Tells nobody by itself: what the
 * browser, Razorpay and the scheduler do is up to the test.
 */
let served: Served | null = null;

export function useProduct(): void {
  beforeAll(async () => {
    served = await serve(functions);
  });
  beforeEach(async () => {
    await razorpay.reset();
    await razorpay.webhooks({ mode: "drop" });
  });
  afterAll(async () => {
    await razorpay.webhooks({ mode: "deliver" });
    await served?.close();
  });
}

export function urlOf(name: keyof typeof functions): string {
  return `${served?.url}/${name}`;
}

export interface Client {
  uid: string;
  idToken: string;
}

/** Somebody signed in, by a token such as the Auth emulator gives. */
export function signedIn(role: Role | null = "client_user", provider = "password"): Client {
  const uid = randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    ...(role === null ? {} : { role }),
    firebase: { identities: {}, sign_in_provider: provider },
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return { uid, idToken: `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.` };
}

/** @throws CallableRefusal */
export function call<N extends CallableName>(
  name: N,
  data: CallableInput<N>,
  caller?: Client,
): Promise<CallableOutputs[N]> {
  return callWith(name, data, caller) as Promise<CallableOutputs[N]>;
}

/** With whatever data. @throws CallableRefusal */
export async function callWith(name: CallableName, data: unknown, caller?: Client): Promise<unknown> {
  const answer = await fetch(urlOf(name), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(caller === undefined ? {} : { authorization: `Bearer ${caller.idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const { result, error } = (await answer.json()) as {
    result?: unknown;
    error?: { status: string; message: string; details?: object };
  };
  if (error !== undefined) throw new CallableRefusal(answer.status, error);
  return result;
}
