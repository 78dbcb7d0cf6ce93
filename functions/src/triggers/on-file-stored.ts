import { storageBucket } from "firebase-functions/params";
import { onObjectFinalized } from "firebase-functions/storage";
import { withdrawTokens } from "../data/files/withdraw-tokens.ts";

/** The uploader knows a token of the file, or named it. */
export const onFileStored = onObjectFinalized({ bucket: storageBucket, retry: true }, ({ data }) =>
  withdrawTokens(data),
);
