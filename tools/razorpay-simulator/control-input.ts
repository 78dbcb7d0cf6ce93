import { ApiError } from "./errors.ts";
import type { Fault } from "./faults.ts";
import type { JsonObject } from "./validate.ts";
import type { DeliveryRules } from "./webhooks.ts";

/** Reading of what a test asks of the control API: a wrong request is answered with what is wrong. */
export function wrong(description: string, status = 400): ApiError {
  return new ApiError(status, { code: "CONTROL_ERROR", description });
}

export function readText(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value !== "string" || value === "") throw wrong(`${name}: a text is required`);
  return value;
}

export function readOptionalText(body: JsonObject, name: string): string | undefined {
  return body[name] === undefined ? undefined : readText(body, name);
}

export function readOneOf<T extends string>(
  body: JsonObject,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = body[name] ?? fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw wrong(`${name}: one of ${allowed.join(", ")}`);
  return found;
}

export function readWhole(body: JsonObject, name: string, fallback: number, least = 0): number {
  const value = body[name] ?? fallback;
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < least)
    throw wrong(`${name}: a whole number of at least ${least} is required`);
  return value;
}

export function readFlag(body: JsonObject, name: string, fallback: boolean): boolean {
  const value = body[name] ?? fallback;
  if (typeof value !== "boolean") throw wrong(`${name}: true or false is required`);
  return value;
}

export function readFault(body: JsonObject): Fault {
  const match = readText(body, "match");
  if (!/^[A-Z]+ \//.test(match)) throw wrong("match: like 'POST /v1/orders', * for any text");
  const { status } = body;
  const known = ["timeout", "reset", "html"].includes(status as string);
  const numeric = typeof status === "number" && Number.isInteger(status) && status >= 200 && status <= 599;
  if (status !== undefined && !known && !numeric)
    throw wrong("status: an HTTP status, timeout, reset or html");
  return {
    match,
    ...(status === undefined ? {} : { status: status as NonNullable<Fault["status"]> }),
    ...(body.body === undefined ? {} : { body: body.body }),
    times: readWhole(body, "times", 1, 1),
    delayMs: readWhole(body, "delayMs", 0),
    perform: readFlag(body, "perform", false),
  };
}

/** What is not named keeps its value. */
export function readRules(body: JsonObject, now: DeliveryRules): DeliveryRules {
  return {
    mode: readOneOf(body, "mode", ["deliver", "hold", "drop"], now.mode),
    delayMs: readWhole(body, "delayMs", now.delayMs),
    repeat: readWhole(body, "repeat", now.repeat, 1),
    reverse: readFlag(body, "reverse", now.reverse),
    parallel: readFlag(body, "parallel", now.parallel),
  };
}

export function readNames(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((name) => typeof name === "string"))
    throw wrong("order: a list of event names or ids");
  return value;
}
