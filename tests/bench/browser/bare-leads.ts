/** A page with the Firebase SDK and nothing else, that reads lists and takes leads as the product's screens do. */
import { initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  runTransaction,
  serverTimestamp,
  type WhereFilterOp,
  where,
} from "firebase/firestore";

declare global {
  interface Window {
    bare: {
      signIn(email: string, password: string): Promise<string>;
      /** Shows a page of own open leads, or of those that a search finds. */
      show(uid: string, contains: string | null): void;
      /** Shows a page of a collection. */
      list(from: string, asked: { where?: [string, WhereFilterOp, unknown][]; order: Sorted }): void;
      /** Takes a lead of the pool. */
      claim(uid: string, lead: string): Promise<void>;
    };
  }
}

type Sorted = [field: string, direction: "asc" | "desc"];

declare const STACK: { project: string; auth: string; firestore: string };

const OPEN = ["new", "contacted", "qualified"];
const PAGE = 50;

const app = initializeApp({ projectId: STACK.project, apiKey: "demo" });
const auth = getAuth(app);
connectAuthEmulator(auth, STACK.auth, { disableWarnings: true });
const db = getFirestore(app);
connect(db);
// Past the rules, which let no page write a lead.
const owner = getFirestore(initializeApp({ projectId: STACK.project, apiKey: "demo" }, "owner"));
connect(owner, "owner");

function connect(firestore: Firestore, mockUserToken?: string): void {
  const [host = "", port] = STACK.firestore.split(":");
  connectFirestoreEmulator(firestore, host, Number(port), mockUserToken ? { mockUserToken } : {});
}

let stop = () => {};

window.bare = {
  async signIn(email, password) {
    return (await signInWithEmailAndPassword(auth, email, password)).user.uid;
  },
  show(uid, contains) {
    const narrowed: QueryConstraint[] = contains === null ? [] : [where("find", "array-contains", contains)];
    draw(
      query(
        collection(db, "crm_leads"),
        where("assigned_to", "==", uid),
        where("status", "in", OPEN),
        ...narrowed,
        orderBy("created_at", "desc"),
        limit(PAGE),
      ),
    );
  },
  list(from, { where: wanted = [], order }) {
    draw(
      query(
        collection(db, from),
        ...wanted.map(([field, operator, value]) => where(field, operator, value)),
        orderBy(...order),
        limit(PAGE),
      ),
    );
  },
  async claim(uid, lead) {
    const ref = doc(owner, "crm_leads", lead);
    await runTransaction(owner, async (transaction) => {
      const found = await transaction.get(ref);
      if (found.get("assigned_to") !== null) throw new Error("taken");
      transaction.update(ref, { assigned_to: uid, updated_at: serverTimestamp() });
    });
  },
};

function draw(asked: Query): void {
  stop();
  stop = onSnapshot(asked, ({ docs }) => {
    document.querySelector("#rows")?.replaceChildren(
      ...docs.map((entry) => {
        const row = document.createElement("p");
        row.dataset.row = entry.id;
        row.textContent = `${entry.get("name") ?? entry.get("service_name") ?? entry.id} ${entry.get("phone") ?? ""}`;
        return row;
      }),
    );
  });
}
