import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Role } from "@niyamdesk/domain/base/roles";
import {
  CALLABLE_INPUTS,
  type CallableName,
  type CallableOutputs,
  type ParsedInput,
} from "@niyamdesk/domain/callables";
import { usePhoneTables } from "@niyamdesk/domain/phone/phone";
import { PHONE_TABLES } from "@niyamdesk/domain/phone/phone-tables";
import {
  type CallableFunction,
  type CallableRequest,
  type CallableOptions as HttpsCallableOptions,
  onCall,
} from "firebase-functions/https";
import type { defineSecret } from "firebase-functions/params";
import * as z from "zod/mini";
import { type Caller, callerOf, guestOf, refuseFormerStaff } from "./caller.ts";
import { clientAddress } from "./client-address.ts";
import { toHttpsError } from "./http-error.ts";
import { logFailure, logOddity } from "./log.ts";
import { mailboxOf } from "./mailbox.ts";
import { noteRefusal } from "./note-refusal.ts";
import { callingOrigins, needsAppCheck } from "./params.ts";
import { isPlainBody } from "./plain-body.ts";
import { limitRate, type RateLimit } from "./rate-limit.ts";
import { isHeldUp } from "./retry.ts";
import { refuseEndedSession, refuseWithoutSecondStep } from "./session-gate.ts";

type SecretParam = ReturnType<typeof defineSecret>;

/**
 * Roles that may call; `signed_in` also admits a person whose account has no role yet, whatever the account looks like
 * by now, and who has yet to set up the second step that the firm demands: it is for one's own account alone; `anyone` needs no token and reads none; `anyone_known` needs none and knows who has one; `guest` needs one,
 * also of the anonymous sign-in.
 */
type Admission = readonly Role[] | "signed_in" | "anyone" | "anyone_known" | "guest";

interface CallableOptions<A extends Admission> {
  roles: A;
  /** Per person; per network address where anyone may call. What a person does by hand stays below `USUAL_RATE`. */
  rateLimit?: RateLimit;
  /** Of one caller per mailbox that the input names: what one person does never uses up another's. */
  limitPerEmail?: RateLimit;
  secrets?: SecretParam[];
  /** Largest request body. */
  maxBytes?: number;
  /** What reads files needs more than the usual. */
  runtime?: Pick<HttpsCallableOptions, "memory" | "timeoutSeconds" | "concurrency">;
}

type CallerOf<A extends Admission> = A extends "anyone"
  ? null
  : A extends "anyone_known"
    ? Caller | null
    : Caller;

/** Where a call comes from. */
interface Origin {
  /** See `clientAddress`. */
  network: string;
}

const MAX_BYTES = 16 * 1024;
const USUAL_RATE: RateLimit = { calls: 30, perSeconds: 60 };

usePhoneTables(PHONE_TABLES);

/**
 * A callable of the contract: authorises by the token's role claim (of staff, also by the account as it is now), by its session, limits
 * size and rate, parses the input with the contract's schema, and turns what is thrown into the transport's errors.
 * Unknown errors are logged and told as `internal`.
 */
export function defineCallable<N extends CallableName, const A extends Admission>(
  name: N,
  options: CallableOptions<A>,
  handler: (input: ParsedInput<N>, caller: CallerOf<A>, origin: Origin) => Promise<CallableOutputs[N]>,
): CallableFunction<unknown, Promise<CallableOutputs[N]>> {
  const callable = onCall<unknown, Promise<CallableOutputs[N]>>(
    {
      cors: callingOrigins(),
      enforceAppCheck: needsAppCheck(),
      ...(options.secrets ? { secrets: options.secrets } : {}),
      ...options.runtime,
    },
    async (request) => {
      try {
        const caller = await authorise(request, options.roles);
        if (request.rawRequest.rawBody.length > (options.maxBytes ?? MAX_BYTES)) {
          throw new DomainError("invalid_input");
        }
        const network = clientAddress(request.rawRequest);
        // Where no token is needed, or anybody is given one, it gives no share of one's own.
        const sender = isFree(options.roles) ? network : (caller?.uid ?? network);
        await limitRate(name, sender, options.rateLimit ?? USUAL_RATE);
        const input = parseInput(name, request.data);
        const email = "email" in input ? input.email : null;
        if (options.limitPerEmail && email !== null) {
          await limitRate(`${name}_email`, `${sender} ${mailboxOf(email)}`, options.limitPerEmail);
        }
        return await handler(input, caller as CallerOf<A>, { network });
      } catch (error) {
        if (isHeldUp(error)) {
          logOddity(`${name} was held up by others`);
          throw toHttpsError(new DomainError("busy"));
        }
        if (!(error instanceof DomainError)) logFailure(`${name} failed`, error);
        else if (isRefusal(error, options.roles)) await noteRefused(name, request, error);
        throw toHttpsError(error);
      }
    },
  );
  return withPlainBodies(callable);
}

/** What the SDK could not unpack reaches it as no input at all: authorised like any other call, then refused. */
function withPlainBodies<F extends CallableFunction<unknown, unknown>>(callable: F): F {
  const guarded = (...[request, response]: Parameters<F>) => {
    if (!isPlainBody(request.body)) request.body = { data: null };
    return callable(request, response);
  };
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as F;
}

const REFUSALS: readonly string[] = ["forbidden", "account_suspended", "second_step_needed", "session_ended"];

/** Where only some roles may call, it is kept who tried what is not theirs, or not theirs any more. */
function isRefusal({ code }: DomainError, roles: Admission): boolean {
  return typeof roles !== "string" && REFUSALS.includes(code);
}

async function noteRefused(
  name: string,
  request: CallableRequest<unknown>,
  { code }: DomainError,
): Promise<void> {
  const caller = knownCaller(request);
  if (caller !== null) await noteRefusal(name, caller, code);
}

function knownCaller(request: CallableRequest<unknown>): Caller | null {
  try {
    return callerOf(request);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

function isFree(roles: Admission): boolean {
  return roles === "anyone_known" || roles === "guest";
}

async function authorise(request: CallableRequest<unknown>, roles: Admission): Promise<Caller | null> {
  if (roles === "anyone") return null;
  if (roles === "anyone_known") return knownInSession(request);
  if (roles === "guest") {
    const guest = guestOf(request);
    await refuseEndedSession(guest);
    return guest;
  }
  const caller = callerOf(request);
  if (roles === "signed_in") {
    await refuseEndedSession(caller);
    return caller;
  }
  if (caller.role === null || !roles.includes(caller.role)) throw new DomainError("forbidden");
  // Asked at once; what weighs more is told.
  const asked = [refuseFormerStaff(caller), refuseEndedSession(caller), refuseWithoutSecondStep(caller)];
  for (const answer of await Promise.allSettled(asked)) {
    if (answer.status === "rejected") throw answer.reason;
  }
  return caller;
}

/** Whose session was ended is as good as nobody. */
async function knownInSession(request: CallableRequest<unknown>): Promise<Caller | null> {
  const caller = knownCaller(request);
  if (caller === null) return null;
  try {
    await refuseEndedSession(caller);
    return caller;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

function parseInput<N extends CallableName>(name: N, data: unknown): ParsedInput<N> {
  const parsed = z.safeParse(CALLABLE_INPUTS[name], data);
  if (parsed.success) return parsed.data as ParsedInput<N>;
  const field = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new DomainError("invalid_input", { field });
}
