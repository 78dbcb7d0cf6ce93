import { deviceOf } from "@niyamdesk/domain/sessions/device";

const KEY = "niyamdesk.session-seen";
const EVERY_MS = 3_600_000;

/**
 * Says that this session is in use, and in which browser: at its first page, and once an hour from then on. One that was ended hears of it by
 * that.
 */
export async function noteSession(session: string, { atOnce = false } = {}): Promise<void> {
  if (!atOnce && readSeen() === session) return;
  // Before it is done, so that no other tab does it, too.
  keepSeen(JSON.stringify([session, Date.now()]));
  try {
    // Most pages have nothing to say, and fetch nothing for it.
    const { call } = await import("../../../lib/backend/callables.ts");
    await call("noteSession", { device: deviceOf(navigator.userAgent) });
  } catch (error) {
    keepSeen("[]");
    throw error;
  }
}

function keepSeen(seen: string): void {
  try {
    localStorage.setItem(KEY, seen);
  } catch {
    // Storage is blocked: each page says so.
  }
}

/** The session that said so within the hour. */
function readSeen(): string | null {
  try {
    const [session, at] = JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string?, number?];
    return session !== undefined && Date.now() - (at ?? 0) < EVERY_MS ? session : null;
  } catch {
    return null;
  }
}
