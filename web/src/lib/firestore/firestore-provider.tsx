import { type ReactNode, Suspense, use } from "react";
import { FirebaseAppProvider, FirestoreProvider as ReactfireFirestore } from "reactfire";
import { firebaseApp, firebaseFirestore } from "../backend/firebase.ts";

interface ProviderProps {
  /** Shown while Firestore starts. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Firestore for the live reads below it (reactfire's hooks, in `features/<name>/data` only). It brings the whole SDK with it:
 * import it only from modules that are themselves loaded lazily, never from what a public page shows at start.
 */
export function FirestoreProvider({ fallback = null, children }: ProviderProps) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <Suspense fallback={fallback}>
        <Started>{children}</Started>
      </Suspense>
    </FirebaseAppProvider>
  );
}

function Started({ children }: { children: ReactNode }) {
  const sdk = use(firebaseFirestore());
  return <ReactfireFirestore sdk={sdk}>{children}</ReactfireFirestore>;
}
