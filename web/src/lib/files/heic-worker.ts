import { MAX_PIXELS } from "@niyamdesk/domain/documents/picture-size";
import type { DecodedHeic } from "./heic.ts";

/** Decodes one HEIC picture with libheif (LGPL-3.0, a file of its own), and is ended then. */

interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(target: ImageData, done: (shown: ImageData | null) => void): void;
}

interface HeifLibrary {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

interface Wish {
  decoder: string;
  bytes: Uint8Array;
}

self.onmessage = async ({ data }: MessageEvent<Wish>) => {
  const decoded = await decode(data).catch(() => null);
  self.postMessage(decoded, { transfer: decoded === null ? [] : [decoded.dots.buffer] });
};

async function decode({ decoder, bytes }: Wish): Promise<DecodedHeic> {
  const { default: load } = (await import(/* @vite-ignore */ decoder)) as {
    default: () => HeifLibrary | Promise<HeifLibrary>;
  };
  const { HeifDecoder } = await load();
  const [image] = new HeifDecoder().decode(bytes);
  if (image === undefined) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS) return null;
  const shown = await new Promise<ImageData | null>((done) =>
    image.display(new ImageData(width, height), done),
  );
  return shown && { width, height, dots: shown.data as Uint8ClampedArray<ArrayBuffer> };
}
