import type { UploadTask } from "firebase/storage";
import { firebaseStorage } from "../backend/file-storage.ts";
import { loadPart } from "../loading/module-recovery.ts";
import type { PreparedFile } from "./prepare-file.ts";

interface Hearing {
  /** Bytes that have arrived there. */
  onSent(bytes: number): void;
  /** Nothing goes on until the network is back. */
  onWaiting(waiting: boolean): void;
}

/** So long without a byte on its way, and the network is as good as gone. */
const SILENCE_MS = 10_000;

/**
 * Sends a file piece by piece to a place that was announced. Without a network it waits, and goes on where it was. Rejects when it
 * did not arrive, or when nobody knows whether it did; `stop` ends it.
 */
export async function sendFile(
  { bytes, type }: PreparedFile,
  path: string,
  { onSent, onWaiting }: Hearing,
  stop: AbortSignal,
): Promise<void> {
  const [{ ref, uploadBytesResumable }, storage] = await Promise.all([
    loadPart(() => import("../backend/storage-sdk.ts")),
    firebaseStorage(),
  ]);
  stop.throwIfAborted();
  const task = uploadBytesResumable(ref(storage, path), bytes, { contentType: type });
  const leave = followNetwork(task, onWaiting);
  const cancel = () => task.cancel();
  stop.addEventListener("abort", cancel, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      task.on("state_changed", ({ bytesTransferred }) => onSent(bytesTransferred), reject, resolve);
    });
  } finally {
    leave();
    stop.removeEventListener("abort", cancel);
  }
}

/** The browser says when it is offline; a network that is there and carries nothing is known by its silence. */
function followNetwork(task: UploadTask, onWaiting: (waiting: boolean) => void): () => void {
  let silence = 0;
  const heard = () => {
    window.clearTimeout(silence);
    onWaiting(!navigator.onLine);
    silence = window.setTimeout(() => onWaiting(true), SILENCE_MS);
  };
  const lost = () => {
    task.pause();
    onWaiting(true);
  };
  const back = () => {
    // Also what waits for a next try of its own goes on at once.
    task.pause();
    task.resume();
    heard();
  };
  const unsubscribe = task.on("state_changed", heard);
  window.addEventListener("offline", lost);
  window.addEventListener("online", back);
  heard();
  if (!navigator.onLine) lost();
  return () => {
    window.clearTimeout(silence);
    unsubscribe();
    window.removeEventListener("offline", lost);
    window.removeEventListener("online", back);
  };
}
