import { HEIF_DECODER } from "virtual:unbundled-files";
import { redrawn } from "./photo.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What the worker answers: a picture as dots, or null. */
export type DecodedHeic = { width: number; height: number; dots: Uint8ClampedArray<ArrayBuffer> } | null;

/** A slow phone needs some seconds; one that has not the memory never answers. */
const PATIENCE_MS = 60_000;

/**
 * A photo as iPhones store it, as a JPEG. Safari draws them itself; other browsers need a decoder, which is half a megabyte and is
 * fetched only then. Null where neither can.
 */
export async function heicToJpeg(bytes: Bytes): Promise<Bytes | null> {
  const native = await redrawn(new Blob([bytes], { type: "image/heic" }));
  if (native !== null) return native;
  const decoded = await decodedApart(bytes);
  if (decoded === null) return null;
  const { width, height, dots } = decoded;
  return redrawn(new ImageData(dots, width, height));
}

/** By a worker of its own: only its file may run what is compiled, the page may not. */
function decodedApart(bytes: Bytes): Promise<DecodedHeic> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
    const end = (answer: DecodedHeic) => {
      window.clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = window.setTimeout(() => end(null), PATIENCE_MS);
    worker.onerror = () => end(null);
    worker.onmessage = ({ data }: MessageEvent<DecodedHeic>) => end(data);
    worker.postMessage({ decoder: `${HEIF_DECODER}libheif-bundle.mjs`, bytes });
  });
}
