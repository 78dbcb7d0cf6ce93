import type { CallableInput, CallableName, CallableOutputs } from "@niyamdesk/domain/callables";
import { addresses, project } from "./stack.ts";

/** How a callable refused. */
export class CallableRefusal extends Error {
  readonly status: string;
  readonly httpStatus: number;
  readonly details: { code?: string; facts?: Record<string, string> };

  constructor(httpStatus: number, error: { status: string; message: string; details?: object }) {
    super(`${error.status}: ${error.message}`);
    this.name = "CallableRefusal";
    this.httpStatus = httpStatus;
    this.status = error.status;
    this.details = error.details ?? {};
  }
}

/** Calls a function with well-formed input. @throws CallableRefusal */
export function call<N extends CallableName>(
  name: N,
  data: CallableInput<N>,
  token?: string,
): Promise<CallableOutputs[N]> {
  return callCallable(name, data, token) as Promise<CallableOutputs[N]>;
}

/** Calls a function over HTTP as the browser's SDK does, with whatever data. @throws CallableRefusal */
export async function callCallable(name: string, data: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(`${addresses.functions}/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  const text = await answer.text();
  if (!text.startsWith("{")) throw new Error(`${name} of ${project}: ${answer.status} ${text}`);
  const { result, error } = JSON.parse(text) as {
    result?: unknown;
    error?: { status: string; message: string; details?: object };
  };
  if (error !== undefined) throw new CallableRefusal(answer.status, error);
  return result;
}
