const MEANWHILE_GONE = new Set([404, 412]);

/** Whether Storage refused since the file is not there any more, or is another one by now. */
export function isMeanwhileGone(error: unknown): boolean {
  const code =
    typeof error === "object" && error !== null && "code" in error ? Number(error.code) : Number.NaN;
  return MEANWHILE_GONE.has(code);
}
