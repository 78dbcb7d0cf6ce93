/** What sends a file, name by name: see `auth-sdk.ts`. */
export {
  connectStorageEmulator,
  deleteObject,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
} from "firebase/storage";
