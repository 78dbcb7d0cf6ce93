import type { Role } from "@niyamdesk/domain/base/roles";
import { useSession } from "../../lib/session/session.ts";

/** Who looks at the page, as far as header and bottom bar care. */
export interface Viewer {
  role: Role | null;
  /** Name or address to greet by; null until the session is confirmed. */
  name: string | null;
}

/** Null for a visitor. Somebody remembered from the last visit counts as signed in until it is known better. */
export function useViewer(): Viewer | null {
  const session = useSession();
  if (session.status === "signed_in") return { role: session.role, name: session.name ?? session.email };
  if (session.status === "unknown" && session.hint !== null) return { role: session.hint, name: null };
  return null;
}
