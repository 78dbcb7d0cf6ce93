import { type DocumentType, isTable } from "@niyamdesk/domain/documents/document";
import { openPdf } from "./pdf-js.ts";

/** A document that can be drawn page by page; a picture has one. */
export interface DrawnDocument {
  pages: number;
  /** In points or pixels, not turned. */
  sizeOf(page: number): Promise<Size>;
  /** Given up when `stop` is faster. */
  draw(
    page: number,
    canvas: HTMLCanvasElement,
    how: { scale: number; turn: Turn },
    stop: AbortSignal,
  ): Promise<void>;
  close(): void;
}

export interface Size {
  width: number;
  height: number;
}

/** Degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** Phones draw no larger canvas. */
const MAX_CANVAS = 16_000_000;

export async function openDrawn(bytes: Uint8Array<ArrayBuffer>, type: DocumentType): Promise<DrawnDocument> {
  if (isTable(type)) throw new Error("A table is read, not drawn");
  return type === "application/pdf" ? drawnPdf(bytes) : drawnPicture(new Blob([bytes], { type }));
}

async function drawnPdf(bytes: Uint8Array<ArrayBuffer>): Promise<DrawnDocument> {
  const pdf = await openPdf(bytes);
  return {
    pages: pdf.numPages,
    sizeOf: async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    },
    draw: async (number, canvas, { scale, turn }, stop) => {
      const page = await pdf.getPage(number);
      stop.throwIfAborted();
      const rotation = (page.rotate + turn) % 360;
      const whole = page.getViewport({ scale, rotation });
      const viewport = page.getViewport({ scale: scale * fitting(whole), rotation });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      stop.addEventListener("abort", () => task.cancel(), { once: true });
      await task.promise;
    },
    close: () => void pdf.loadingTask.destroy(),
  };
}

async function drawnPicture(picture: Blob): Promise<DrawnDocument> {
  const address = URL.createObjectURL(picture);
  const image = new Image();
  image.src = address;
  await image.decode().catch((error: unknown) => {
    URL.revokeObjectURL(address);
    throw error;
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  return {
    pages: 1,
    sizeOf: async () => ({ width, height }),
    draw: async (_page, canvas, { scale, turn }) => {
      const by = scale * fitting({ width: width * scale, height: height * scale });
      const lies = turn % 180 !== 0;
      canvas.width = Math.max(1, Math.floor((lies ? height : width) * by));
      canvas.height = Math.max(1, Math.floor((lies ? width : height) * by));
      const pen = canvas.getContext("2d");
      if (pen === null) throw new Error("This browser draws nothing");
      pen.imageSmoothingQuality = "high";
      pen.translate(canvas.width / 2, canvas.height / 2);
      pen.rotate((turn * Math.PI) / 180);
      pen.drawImage(image, (-width * by) / 2, (-height * by) / 2, width * by, height * by);
    },
    close: () => URL.revokeObjectURL(address),
  };
}

/** By how much it must be drawn smaller than wished. */
function fitting({ width, height }: Size): number {
  return Math.min(1, Math.sqrt(MAX_CANVAS / (width * height)));
}
