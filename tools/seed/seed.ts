import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { SimulatorControl } from "../razorpay-simulator/control-client.ts";
import { bucketOf, parametersOf, razorpayAccess, serverEnvironment } from "../stack/environment.ts";
import type { Mode } from "../stack/mode.ts";
import { applicationFiles } from "./applications.ts";
import type { Seller } from "./bought.ts";
import { DEMO_PASSWORD, type DemoUser, demoUsers } from "./data.ts";
import { demoDocuments, orderFiles } from "./documents.ts";
import { onePage } from "./one-page.ts";
import { pastOf } from "./past.ts";

/** Loads the demo data into a stack that has none. Claims are set here: the Admin SDK calls no blocking function. */
export async function seed(mode: Mode, pool?: number): Promise<void> {
  Object.assign(process.env, serverEnvironment(mode));
  const app = initializeApp({ projectId: mode.project }, `seed-${mode.name}`);
  try {
    const db = getFirestore(app);
    db.settings({ ignoreUndefinedProperties: true });
    const now = Date.now();
    const documents = demoDocuments(sellerOf(mode), now, pool);
    const bucket = getStorage(app).bucket(bucketOf(mode));
    await Promise.all([
      store(db, documents),
      tellRazorpay(mode, documents),
      ...demoUsers().map((user) => addUser(getAuth(app), user)),
      ...orderFiles(sellerOf(mode), now).map(({ path, content, content_type: contentType }) =>
        bucket.file(path).save(content, { contentType, resumable: false }),
      ),
      ...applicationFiles().map(({ path, title }) =>
        bucket.file(path).save(onePage(title), { contentType: "application/pdf", resumable: false }),
      ),
    ]);
  } finally {
    await deleteApp(app);
  }
}

/** What is sent at once stays small enough for one request, however many leads there are. */
const AT_ONCE = 500;

async function store(db: Firestore, documents: ReadonlyMap<string, object>): Promise<void> {
  const all = [...documents];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const batch = db.batch();
    for (const [path, document] of all.slice(from, from + AT_ONCE)) batch.set(db.doc(path), document);
    await batch.commit();
  }
}

/** The local Razorpay holds what the demo data says was paid there. A real test account knows none of it. */
async function tellRazorpay(mode: Mode, documents: ReadonlyMap<string, object>): Promise<void> {
  const { real, baseUrl } = razorpayAccess(mode);
  if (!real) await new SimulatorControl(baseUrl).past(pastOf(documents));
}

function sellerOf(mode: Mode): Seller {
  const parameters = parametersOf(mode);
  return {
    name: parameters.SUPPLIER_NAME,
    address: parameters.SUPPLIER_ADDRESS,
    gstin: parameters.SUPPLIER_GSTIN,
    state: parameters.SUPPLIER_STATE,
    razorpayKeyId: razorpayAccess(mode).keyId,
  };
}

async function addUser(auth: Auth, { uid, role, email, name, phone, second_step }: DemoUser): Promise<void> {
  await auth.createUser({
    uid,
    email,
    emailVerified: true,
    // A number signs nobody in whose sign-in has a second step.
    ...(second_step === undefined ? { phoneNumber: phone } : {}),
    displayName: name,
    password: DEMO_PASSWORD,
  });
  if (second_step !== undefined) {
    const enrolledFactors = [
      { uid: `${uid}-phone`, factorId: "phone" as const, phoneNumber: second_step, displayName: "Phone" },
    ];
    await auth.updateUser(uid, { multiFactor: { enrolledFactors } });
  }
  await auth.setCustomUserClaims(uid, { role });
}
