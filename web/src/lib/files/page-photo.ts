import { pictureSize } from "@niyamdesk/domain/documents/picture-size";
import { FileRefusal } from "./file-refusal.ts";
import { redrawn } from "./photo.ts";
import type { PagePhoto } from "./photos-pdf.ts";
import { prepareFile } from "./prepare-file.ts";

/** An A4 page is then still read at 170 dots an inch, and fifteen of them fit into one file. */
const PAGE_SIDE = 2_000;

export interface TakenPage extends PagePhoto {
  /** Of this visit. */
  id: string;
}

/**
 * A photo as a page of a document: taken into memory at once, right side up, and without what the camera wrote beside it.
 *
 * @throws FileRefusal
 */
export async function readPage(file: File): Promise<TakenPage> {
  const { type, bytes } = await prepareFile(file);
  if (type === "application/pdf") throw new FileRefusal({ code: "wrong_kind", kind: "picture" });
  const jpeg = await redrawn(new Blob([bytes], { type }), PAGE_SIDE);
  const size = jpeg && pictureSize(jpeg, "image/jpeg");
  if (jpeg === null || size === null) throw new FileRefusal({ code: "damaged" });
  return { id: crypto.randomUUID(), jpeg, width: size.width, height: size.height };
}
