/** What starts Firestore, name by name: see `auth-sdk.ts`. */
export { connectFirestoreEmulator, initializeFirestore } from "firebase/firestore";
