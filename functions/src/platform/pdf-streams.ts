import { inflateSync } from "node:zlib";

/** What a page can need: an uncompressed scan of A4 in colour, 300 dots an inch, has 26 MB. */
const MAX_STREAM_BYTES = 50 * 1024 * 1024;
const MAX_LAYERS = 3;
/** All streams of one file together; a document of many scans has each of them once. */
const MAX_TOTAL_BYTES = 600 * 1024 * 1024;

const STREAM = Buffer.from("stream");
const END = Buffer.from("endstream");

/**
 * Whether a stream of a PDF, or one that is folded up in it, unfolds to more than a document can need: a file of some kilobytes can
 * hold gigabytes. Streams that are encrypted, or folded in another way, cannot be seen from here: whoever reads the file
 * is limited besides.
 */
export function unfoldsTooFar(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at)) {
    const begin = afterLineEnd(file, at + STREAM.length);
    const end = file.indexOf(END, begin);
    const stop = end < 0 ? file.length : end;
    const size = unfolded(file.subarray(begin, stop), 1);
    total += size;
    if (size > MAX_STREAM_BYTES || total > MAX_TOTAL_BYTES) return true;
    at = stop + (end < 0 ? 0 : END.length);
  }
  return false;
}

/** How many bytes it unfolds to at the most, layer by layer; `Infinity` where that is more than one may. */
function unfolded(content: Buffer, layer: number): number {
  const inside = inflated(content);
  if (inside === null) return 0;
  if (inside === "too much") return Number.POSITIVE_INFINITY;
  return layer < MAX_LAYERS ? Math.max(inside.length, unfolded(inside, layer + 1)) : inside.length;
}

function inflated(content: Buffer): Buffer | "too much" | null {
  // The header of what was deflated: method 8, and a number that 31 divides.
  if (content.length < 2 || (content[0] ?? 0) % 16 !== 8 || content.readUInt16BE(0) % 31 !== 0) return null;
  try {
    // What is cut off or has something behind it counts as far as it goes, as readers of PDF take it.
    return inflateSync(content, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: 2 });
  } catch (error) {
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? "too much" : null;
  }
}

function afterLineEnd(file: Buffer, at: number): number {
  if (file[at] === 0x0d && file[at + 1] === 0x0a) return at + 2;
  return file[at] === 0x0a || file[at] === 0x0d ? at + 1 : at;
}
