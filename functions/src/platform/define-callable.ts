import {
  CALLABLE_INPUTS,
  type CallableName,
  type CallableOutputs,
  type ParsedInput,
} from "@niyamdesk/domain/callables";
import { DomainError } from "@niyamdesk/domain/errors";
import { type Role, roleOf } from "@niyamdesk/domain/roles";
import { type CallableFunction, type CallableRequest, onCall } from "firebase-functions/https";
import type { defineSecret } from "firebase-functions/params";
import * as z from "zod/mini";
import { toHttpsError } from "./http-error.ts";
import { logFailure } from "./log.ts";
import { callingOrigins, needsAppCheck } from "./params.ts";
import { limitRate, type RateLimit } from "./rate-limit.ts";

/** Who calls: taken from the verified token, never from the input. */
export interface Caller {
  uid: string;
  /** Null while the account has no role yet. */
  role: Role | null;
}

type SecretParam = ReturnType<typeof defineSecret>;

interface CallableOptions {
  /** Roles that may call; `signed_in` also admits a person whose account has no role yet. */
  roles: readonly Role[] | "signed_in";
  rateLimit: RateLimit;
  secrets?: SecretParam[];
  /** Largest request body. */
  maxBytes?: number;
}

const MAX_BYTES = 16 * 1024;

/**
 * A callable of the contract: authorises by the token's role claim, limits size and rate, parses the input with the
 * contract's schema, and turns what is thrown into the transport's errors. Unknown errors are logged and told as
 * `internal`.
 */
export function defineCallable<N extends CallableName>(
  name: N,
  options: CallableOptions,
  handler: (input: ParsedInput<N>, caller: Caller) => Promise<CallableOutputs[N]>,
): CallableFunction<unknown, Promise<CallableOutputs[N]>> {
  return onCall<unknown, Promise<CallableOutputs[N]>>(
    {
      cors: callingOrigins(),
      enforceAppCheck: needsAppCheck(),
      ...(options.secrets ? { secrets: options.secrets } : {}),
    },
    async (request) => {
      try {
        const caller = authorise(request, options.roles);
        if (request.rawRequest.rawBody.length > (options.maxBytes ?? MAX_BYTES)) {
          throw new DomainError("invalid_input");
        }
        await limitRate(name, caller.uid, options.rateLimit);
        return await handler(parseInput(name, request.data), caller);
      } catch (error) {
        if (!(error instanceof DomainError)) logFailure(`${name} failed`, error);
        throw toHttpsError(error);
      }
    },
  );
}

function authorise(request: CallableRequest<unknown>, roles: readonly Role[] | "signed_in"): Caller {
  const { auth } = request;
  if (!auth) throw new DomainError("unauthenticated");
  if (auth.token.firebase?.sign_in_provider === "anonymous") throw new DomainError("forbidden");
  const role = roleOf(auth.token.role);
  if (roles !== "signed_in" && (role === null || !roles.includes(role))) throw new DomainError("forbidden");
  return { uid: auth.uid, role };
}

function parseInput<N extends CallableName>(name: N, data: unknown): ParsedInput<N> {
  const parsed = z.safeParse(CALLABLE_INPUTS[name], data);
  if (parsed.success) return parsed.data as ParsedInput<N>;
  const field = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new DomainError("invalid_input", { field });
}
