import { storageBucket } from "firebase-functions/params";
import { onObjectFinalized } from "firebase-functions/storage";
import { receiveFile } from "../data/documents/receive-file.ts";
import { withdrawTokens } from "../data/files/withdraw-tokens.ts";

/** The uploader knows a token of the file, or named it; and a document that was announced has arrived. */
export const onFileStored = onObjectFinalized({ bucket: storageBucket, retry: true }, async ({ data }) => {
  await withdrawTokens(data);
  await receiveFile(data.name);
});
