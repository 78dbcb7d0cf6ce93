/** A page with the Firebase SDK and nothing else, that sends a file as the screens of orders do. */
import { initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from "firebase/auth";
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from "firebase/storage";

declare global {
  interface Window {
    bareUpload: {
      signIn(email: string, password: string): Promise<string>;
      /** Makes ready what `send` sends. */
      take(base64: string): void;
      send(path: string): Promise<void>;
    };
  }
}

declare const STACK: { project: string; auth: string; storage: string; bucket: string };

const app = initializeApp({ projectId: STACK.project, apiKey: "demo", storageBucket: STACK.bucket });
const auth = getAuth(app);
connectAuthEmulator(auth, STACK.auth, { disableWarnings: true });
const storage = getStorage(app);
const { hostname, port } = new URL(STACK.storage);
connectStorageEmulator(storage, hostname, Number(port));

let taken = new Uint8Array();

window.bareUpload = {
  async signIn(email, password) {
    return (await signInWithEmailAndPassword(auth, email, password)).user.uid;
  },
  take(base64) {
    taken = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  },
  async send(path) {
    await uploadBytesResumable(ref(storage, path), taken, { contentType: "application/pdf" });
  },
};
