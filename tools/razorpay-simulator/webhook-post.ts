/** One try to reach the receiver. `status` null: no answer (refused, cut, or none within the limit). */
export interface Attempt {
  at: string;
  status: number | null;
  error: string | null;
  ms: number;
}

/** One POST of the exact bytes. Only a 2xx answer in time is a success; a redirect is a failure, as at Razorpay. */
export async function postWebhook(
  url: string,
  message: { body: string; headers: Record<string, string> },
  timeoutMs: number,
): Promise<Attempt> {
  const started = Date.now();
  const finish = (status: number | null, error: string | null): Attempt => ({
    at: new Date(started).toISOString(),
    status,
    error,
    ms: Date.now() - started,
  });
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: message.headers,
      body: message.body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return finish(response.status, response.ok ? null : `HTTP ${response.status}`);
  } catch (error) {
    return finish(null, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no answer in time";
  const cause = error.cause;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}
