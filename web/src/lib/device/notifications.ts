import { useSyncExternalStore } from "react";

/** Messages of the device itself, for what comes while the site is open in the background. */
export type NotificationState = "unsupported" | "undecided" | "allowed" | "blocked";

const listeners = new Set<() => void>();

export function notificationState(): NotificationState {
  if (typeof Notification === "undefined") return "unsupported";
  const { permission } = Notification;
  if (permission === "default") return "undecided";
  return permission === "granted" ? "allowed" : "blocked";
}

export function useNotificationState(): NotificationState {
  return useSyncExternalStore(subscribe, notificationState);
}

/** Only ever at a press: asked on its own, a browser says no for good. */
export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission();
  for (const tell of listeners) tell();
}

interface Shown {
  title: string;
  /** Two of one name are one message. */
  name: string;
  /** Where a press leads. */
  address: string;
}

/** @returns whether it was shown */
export async function showNotification({ title, name, address }: Shown): Promise<boolean> {
  if (notificationState() !== "allowed") return false;
  const options = { tag: name, icon: "/icons/192.png", data: { address } };
  try {
    // Phones show them through the worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(title, options);
      return true;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      window.location.assign(address);
    };
    return true;
  } catch {
    return false;
  }
}

/** Somebody may change it in the browser's own settings. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  document.addEventListener("visibilitychange", tell);
  return () => {
    listeners.delete(tell);
    document.removeEventListener("visibilitychange", tell);
  };
}
