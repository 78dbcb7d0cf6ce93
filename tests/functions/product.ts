import "./own-project.ts";
import { randomUUID } from "node:crypto";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { CallableInput, CallableName, CallableOutputs } from "@niyamdesk/domain/callables";
import type { CreateRequest } from "firebase-admin/auth";
import { afterAll, beforeAll, beforeEach } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { CallableRefusal } from "../support/callables.ts";
import { razorpay } from "../support/razorpay.ts";
import { type Served, serve } from "./serve.ts";

/**
 * The deployed functions in this process, over HTTP, against the emulators' database and the simulated Razorpay: many
 * at once cost less here than behind the functions emulator. Tells nobody by itself: what the
 * browser, Razorpay and the scheduler do is up to the test.
 */
let served: Served | null = null;

export function useProduct(): void {
  beforeAll(async () => {
    served = await serve(functions);
  });
  beforeEach(async () => {
    await razorpay.reset();
  });
  afterAll(async () => {
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

/** What a token says besides whose it is; times are epoch seconds. */
interface TokenFacts {
  provider?: string;
  auth_time?: number;
  exp?: number;
  session?: string;
  /** Begun with a second step. */
  second?: boolean;
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Somebody signed in, by a token such as the Auth emulator gives. Staff need an account besides: `withAccount`. */
export function signedIn(role: Role | null = "client_user", provider = "password"): Client {
  const uid = randomUUID();
  return { uid, idToken: tokenOf(uid, role, { provider }) };
}

/** Somebody with an account and a token for it. */
export async function withAccount(
  role: Role | null,
  { token, ...account }: Omit<CreateRequest, "uid"> & { token?: TokenFacts } = {},
): Promise<Client> {
  const { uid } = await (await accounts()).createUser(account);
  if (role !== null) await (await accounts()).setCustomUserClaims(uid, { role });
  return { uid, idToken: tokenOf(uid, role, token) };
}

/** A token of the Auth emulator's kind. */
export function tokenOf(
  uid: string,
  role: Role | null,
  {
    provider = "password",
    auth_time = nowInSeconds(),
    exp = nowInSeconds() + 3600,
    session,
    second = false,
  }: TokenFacts = {},
): string {
  const payload = {
    sub: uid,
    user_id: uid,
    iat: auth_time,
    auth_time,
    exp,
    ...(role === null ? {} : { role }),
    ...(session === undefined ? {} : { session }),
    firebase: {
      ...{ identities: {}, sign_in_provider: provider },
      ...(second ? { sign_in_second_factor: "phone" } : {}),
    },
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
}

/** @param network whose address it comes from; this machine's unless said. @throws CallableRefusal */
export function call<N extends CallableName>(
  name: N,
  data: CallableInput<N>,
  caller?: Client,
  network?: string,
): Promise<CallableOutputs[N]> {
  return callWith(name, data, caller, network) as Promise<CallableOutputs[N]>;
}

/** With whatever data; from another network address than other visitors, whose calls are counted together. @throws CallableRefusal */
export async function callWith(
  name: CallableName,
  data: unknown,
  caller?: Client,
  network?: string,
): Promise<unknown> {
  const answer = await fetch(urlOf(name), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(network === undefined ? {} : { "x-forwarded-for": network }),
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
