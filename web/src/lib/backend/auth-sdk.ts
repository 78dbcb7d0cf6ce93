/**
 * What is loaded later of the sign-in SDK, name by name: of an `import()` of the package itself a build keeps everything, also what
 * nobody uses.
 */
export {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInAnonymously,
} from "firebase/auth";
export { signOutOf } from "../session/leave-session.ts";
