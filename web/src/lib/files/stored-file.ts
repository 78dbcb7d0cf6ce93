import { failures } from "#messages/failures.ts";
import { AppError } from "../backend/app-error.ts";
import { firebaseStorage } from "../backend/file-storage.ts";
import { loadPart } from "../loading/module-recovery.ts";

/** Gone, never there, or somebody else's: to this browser that is one. */
const NOT_THERE = ["storage/object-not-found", "storage/unauthorized", "storage/unauthenticated"];

/** Bytes of a file that this browser sent; null: it is not there. @throws AppError offline, timeout */
export async function storedSize(path: string): Promise<number | null> {
  return ifThere(async () => {
    const [{ getMetadata, ref }, storage] = await parts();
    return (await getMetadata(ref(storage, path))).size;
  });
}

/** @throws AppError offline, timeout */
export async function removeStored(path: string): Promise<void> {
  await ifThere(async () => {
    const [{ deleteObject, ref }, storage] = await parts();
    await deleteObject(ref(storage, path));
  });
}

function parts() {
  return Promise.all([loadPart(() => import("../backend/storage-sdk.ts")), firebaseStorage()]);
}

async function ifThere<T>(act: () => Promise<T>): Promise<T | null> {
  if (!navigator.onLine) throw new AppError("offline", failures.offline);
  try {
    return await act();
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
    if (NOT_THERE.includes(code)) return null;
    if (error instanceof AppError) throw error;
    throw new AppError("timeout", failures.timeout);
  }
}
