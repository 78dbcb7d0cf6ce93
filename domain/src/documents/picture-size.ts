/** What a picture's file says of itself, read from its marks and never by unfolding it: a small file can hold a huge picture. */
export interface PictureSize {
  width: number;
  height: number;
  /** The file is there to its end. */
  whole: boolean;
}

/** More pixels than a phone or a scanner makes: about 50 megapixels. */
export const MAX_PIXELS = 50_000_000;

const START_OF_IMAGE = 0xffd8;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** The frames: what `SOF` means, without the tables that stand between their numbers. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
const PNG_START = 8;

/** Null for what is no picture of that kind, or none whose size can be told. */
export function pictureSize(bytes: Uint8Array, kind: "image/jpeg" | "image/png"): PictureSize | null {
  return kind === "image/jpeg" ? jpegSize(bytes) : pngSize(bytes);
}

/** From segment to segment: each says how long it is. */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== START_OF_IMAGE) return null;
  let size: Omit<PictureSize, "whole"> | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const mark = bytes[at + 1] ?? 0;
    // Filling, and marks that stand alone.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7)) {
      at += 2;
      continue;
    }
    if (mark === END_OF_IMAGE) break;
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    if (mark === START_OF_SCAN)
      return size && sized(size.width, size.height, endsAfter(bytes, at + 2 + length));
    if (isFrame(mark)) {
      if (at + 9 > bytes.length) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + length;
  }
  return size && sized(size.width, size.height, false);
}

/** Phones put more behind the picture, so the end need not be the last thing. */
function endsAfter(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at >= from; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE) return true;
  }
  return false;
}

/** From chunk to chunk: the first is the header, the last has no content. */
function pngSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (bytes.length < PNG_START + 25 || nameAt(bytes, PNG_START + 4) !== "IHDR") return null;
  const [width, height] = [view.getUint32(PNG_START + 8), view.getUint32(PNG_START + 12)];
  let at = PNG_START;
  while (at + 12 <= bytes.length) {
    if (nameAt(bytes, at + 4) === "IEND") return sized(width, height, true);
    at += 12 + view.getUint32(at);
  }
  return sized(width, height, false);
}

function sized(width: number, height: number, whole: boolean): PictureSize | null {
  return width > 0 && height > 0 ? { width, height, whole } : null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
