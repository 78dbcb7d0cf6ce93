import { isPasswordNeeded, openPdf } from "./pdf-js.ts";

const NAME = new TextEncoder().encode("/Encrypt");

/**
 * Whether a PDF opens with a password only. One without a lock says so by not naming any, which is seen in a moment; only one that
 * names a lock is opened: an owner's lock bars printing and lets everybody read.
 */
export async function isLockedPdf(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!names(bytes, NAME)) return false;
  try {
    const pdf = await openPdf(bytes);
    void pdf.loadingTask.destroy();
    return false;
  } catch (error) {
    // Whatever else is wrong with it, the server says.
    return isPasswordNeeded(error);
  }
}

function names(bytes: Uint8Array, name: Uint8Array): boolean {
  const [first = 0] = name;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
