const KEY = "niyamdesk.works-for-a-partner";

/** Whether somebody worked for a partner when this device saw it last, so that their menu is right from the first moment on. */
export function isKnownMember(uid: string): boolean {
  try {
    return localStorage.getItem(KEY) === uid;
  } catch {
    // Nothing is kept in a private window: the menu is right once it has been asked.
    return false;
  }
}

export function keepMember(uid: string, isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(KEY, uid);
    else if (isKnownMember(uid)) localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
