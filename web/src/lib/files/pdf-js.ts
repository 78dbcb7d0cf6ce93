import { PDF_DECODERS } from "virtual:unbundled-files";
import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { loadPart } from "../loading/module-recovery.ts";

export type Pdf = Awaited<ReturnType<Awaited<ReturnType<typeof pdfJs>>["getDocument"]>["promise"]>;

/** The reader of PDFs, about half a megabyte: loaded when one is to be read. The build for browsers of the last years. */
async function pdfJs() {
  const library = await loadPart(() => import("pdfjs-dist/legacy/build/pdf.mjs"));
  library.GlobalWorkerOptions.workerSrc = worker;
  return library;
}

/** @throws what the library throws; `isPasswordNeeded` knows one of it */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Pdf> {
  const { getDocument } = await pdfJs();
  // The library takes what it is given away to its worker: a copy, since it may still be sent.
  return getDocument({ data: bytes.slice(), wasmUrl: PDF_DECODERS, useWasm: false, enableXfa: false })
    .promise;
}

export function isPasswordNeeded(error: unknown): boolean {
  return error instanceof Error && error.name === "PasswordException";
}
