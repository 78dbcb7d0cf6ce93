import { storageBucket } from "firebase-functions/params";
import { onObjectMetadataUpdated } from "firebase-functions/storage";
import { withdrawTokens } from "./withdraw-tokens.ts";

/** Whoever may read a file's description is given a token with it. */
export const onFileChanged = onObjectMetadataUpdated({ bucket: storageBucket, retry: true }, ({ data }) =>
  withdrawTokens(data),
);
