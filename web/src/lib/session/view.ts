import { type Role, roleOf } from "@niyamdesk/domain/base/roles";

/**
 * Whose workspace an administrator sees in this tab, read-only: everything is still read by the administrator, and the rules let them for a
 * while. It is of this tab alone, and gone with it.
 */
export interface ViewHere {
  of: string;
  name: string;
  role: Role;
  /** Epoch ms. */
  until: number;
}

const KEY = "niyamdesk.view";

/** Null: this tab is the person's own. */
export function viewHere(): ViewHere | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as ViewHere | null;
    const role = roleOf(kept?.role);
    return kept === null || role === null || kept.until <= Date.now() ? null : { ...kept, role };
  } catch {
    return null;
  }
}

/** Counts from the next load of a page on. */
export function keepView(view: ViewHere): void {
  sessionStorage.setItem(KEY, JSON.stringify(view));
}

export function forgetView(): void {
  sessionStorage.removeItem(KEY);
}
