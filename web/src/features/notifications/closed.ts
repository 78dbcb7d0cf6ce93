import { useState } from "react";

const KEY = "niyamdesk.closed.";
/** Of the newest it is remembered; older ones have ended. */
const MOST = 50;

/** Announcements that somebody closed on this device. Where nothing can be kept, they are closed until the page is left. */
export function useClosed(uid: string) {
  const [closed, setClosed] = useState(() => readClosed(uid));
  const close = (id: string) => {
    const next = [...new Set([...readClosed(uid), ...closed, id])].slice(-MOST);
    setClosed(next);
    try {
      localStorage.setItem(KEY + uid, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing.
    }
  };
  return { isClosed: (id: string) => closed.includes(id), close };
}

function readClosed(uid: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + uid) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
