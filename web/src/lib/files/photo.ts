import type { PictureSize } from "@niyamdesk/domain/documents/picture-size";

type Bytes = Uint8Array<ArrayBuffer>;

/** An A4 page is then still read at 250 dots an inch, its stamps too. */
const LONGEST_SIDE = 3_000;
const LARGE_BYTES = 2 * 1024 * 1024;
const PNG_BYTES = 5 * 1024 * 1024;
const QUALITY = 0.85;

/** Photos of a camera, with what it writes beside them: turned by a mark, larger than is read, with the place where they were taken. */
export function needsRedrawing(
  bytes: Bytes,
  kind: "image/jpeg" | "image/png",
  { width, height }: PictureSize,
): boolean {
  // Drawn by a program or scanned: sharp as it is, unless it would not be taken.
  if (kind === "image/png") return bytes.length > PNG_BYTES;
  return bytes.length > LARGE_BYTES || Math.max(width, height) > LONGEST_SIDE || hasExif(bytes);
}

/** Right side up, as large as one needs to read it, and without what the camera wrote; null where this browser cannot. */
export async function redrawn(picture: Blob | ImageData, longest = LONGEST_SIDE): Promise<Bytes | null> {
  try {
    const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" });
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const pen = canvas.getContext("2d");
    if (pen === null) return null;
    // What was see-through would become black.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = "high";
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
    return jpeg && new Uint8Array(await jpeg.arrayBuffer());
  } catch {
    return null;
  }
}

/** Within the first segments, where cameras write it. */
function hasExif(bytes: Bytes): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 4_096));
  return start.includes("Exif\0\0");
}
