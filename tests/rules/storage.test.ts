import { readFileSync } from "node:fs";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { deleteDoc, doc, setDoc } from "firebase/firestore/lite";
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from "firebase/storage";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, claimsOf, uidOf } from "./actors.ts";
import { addressIn, isAllowed, openSeeder } from "./environment.ts";
import { type Cell, STORAGE_CELLS } from "./matrix.ts";

const STAFF: readonly Actor[] = ["franchise", "ca", "telecaller", "tax_executive"];
const PDF = { name: "PAN card (2).pdf", type: "application/pdf" };
const PNG = { name: "photo.png", type: "image/png" };
const MB = 1024 * 1024;
/** Storage rules read the project's Firestore, so orders get ids of this run only. */
const RUN = `storage-rules-${crypto.randomUUID().slice(0, 8)}`;

const orders: string[] = [];
const announced: string[] = [];

let env: RulesTestEnvironment;
let seeder: FirebaseStorage;
let endSeeding: () => void;
let firestore: ReturnType<typeof openSeeder>;

beforeAll(async () => {
  const projectId = process.env.GCLOUD_PROJECT ?? "";
  env = await initializeTestEnvironment({
    projectId,
    storage: { ...addressIn("FIREBASE_STORAGE_EMULATOR_HOST"), rules: readFileSync("storage.rules", "utf8") },
  });
  firestore = openSeeder(projectId);
  await adminIs("active");
  seeder = await new Promise((resolve) => {
    void env.withSecurityRulesDisabled((context) => {
      resolve(impatient(context.storage()));
      return new Promise<void>((end) => {
        endSeeding = end;
      });
    });
  });
});

afterAll(async () => {
  await Promise.all(orders.map((id) => deleteDoc(doc(firestore.db, `orders/${id}`))));
  await Promise.all(announced.map((id) => deleteDoc(doc(firestore.db, `documents/${id}`))));
  await deleteDoc(doc(firestore.db, `profiles/${uidOf("admin")}`));
  endSeeding();
  await firestore.close();
  await env.cleanup();
});

function adminIs(staff_status: string): Promise<void> {
  return setDoc(doc(firestore.db, `profiles/${uidOf("admin")}`), { role: "admin", staff_status });
}

/** As `announceDocument` writes it down; of other folders it means nothing. */
async function announce(
  path: string,
  content_type: string,
  size: number,
  change: object = {},
): Promise<void> {
  const [, user_id, order_id, id = ""] = path.split("/");
  if (!path.startsWith("client-documents/")) return;
  announced.push(id);
  await setDoc(doc(firestore.db, `documents/${id}`), {
    ...{ user_id, order_id, path, content_type, size, status: "announced", ...change },
  });
}

async function putOrder(id: string, order: object): Promise<void> {
  orders.push(id);
  await setDoc(doc(firestore.db, `orders/${id}`), order);
}

function storageOf(actor: Actor): FirebaseStorage {
  const claims = claimsOf(actor);
  const context = claims ? env.authenticatedContext(uidOf(actor), claims) : env.unauthenticatedContext();
  return impatient(context.storage());
}

/** A broken emulator is an error soon, not after the SDK's ten minutes of retrying. */
function impatient(storage: ReturnType<RulesTestContext["storage"]>): FirebaseStorage {
  storage.setMaxUploadRetryTime(10_000);
  storage.setMaxOperationRetryTime(10_000);
  return storage as unknown as FirebaseStorage;
}

/** `{client}` owns the order `{order}`; `{person}` is the actor or a stranger. */
const FOLDERS: Record<string, (of: { person: string; client: string; order: string }) => string> = {
  "franchise-staging": ({ person }) => `franchise-staging/${person}/idProof`,
  "franchise-applications": () => `franchise-applications/APP-${RUN}/idProof`,
  "client-documents": ({ client, order }) => `client-documents/${client}/${order}/${order}`,
  invoices: ({ person }) => `invoices/${person}`,
  "public/partners": () => `public/partners/${RUN}`,
  unknown: () => "unknown/folder",
};

describe("every actor on every folder", () => {
  test.each(STORAGE_CELLS)("[R-05] $row: $actor, $side → $answer", async (cell) => {
    expect(await answersFor(cell)).toBe(cell.answer);
  });

  test("[R-05] every folder of the matrix is known, and the other way round", () => {
    expect(new Set(STORAGE_CELLS.map(({ row }) => row))).toEqual(new Set(Object.keys(FOLDERS)));
    for (const { answer } of STORAGE_CELLS) expect(answer).toMatch(/^[G-][L-][C-][U-][D-][O-]$/);
  });
});

async function answersFor({ row, actor, side }: Cell): Promise<string> {
  const uid = uidOf(actor);
  const isStaff = STAFF.includes(actor);
  const person = side === "own" ? uid : `stranger-to-${actor}`;
  const client = isStaff && side === "own" ? `client-of-${actor}` : person;
  const order = `${RUN}-${actor}-${side}`;
  await putOrder(order, { user_id: client, assigned_to: side === "own" && isStaff ? uid : "x" });
  const folder = FOLDERS[row]?.({ person, client, order });
  const kind = row.startsWith("public") ? PNG : PDF;
  const storage = storageOf(actor);
  // In the staging area files have names of ours.
  const isStaging = row === "franchise-staging";
  const at = (n: 1 | 2) => `${folder}/${isStaging ? `${n}.pdf` : `${RUN}-${actor}-${n}-${kind.name}`}`;
  const put = (where: FirebaseStorage, path: string) =>
    uploadBytes(ref(where, path), new Uint8Array([1]), { contentType: kind.type });

  const there = at(1);
  await put(seeder, there);
  const get = await isAllowed(() => getBytes(ref(storage, there)));
  const list = await isAllowed(() => listAll(ref(storage, folder)));
  await announce(at(2), kind.type, 1);
  if (isStaging) await deleteObject(ref(seeder, at(2))).catch(() => undefined);
  const create = await isAllowed(() => put(storage, at(2)));
  const update = await isAllowed(() => updateMetadata(ref(storage, there), { contentType: "text/html" }));
  const overwrite = await isAllowed(() => put(storage, there));
  const remove = await isAllowed(() => deleteObject(ref(storage, there)));
  const letter = (allowed: boolean, name: string) => (allowed ? name : "-");
  return [
    letter(get, "G"),
    letter(list, "L"),
    letter(create, "C"),
    letter(update, "U"),
    letter(remove, "D"),
    letter(overwrite, "O"),
  ].join("");
}

describe("uploads", () => {
  const client = uidOf("client_user");
  const upload = (actor: Actor, path: string, size: number, contentType: string) =>
    isAllowed(() => uploadBytes(ref(storageOf(actor), path), new Uint8Array(size), { contentType }));
  const unique = () => crypto.randomUUID().slice(0, 8);

  const staging: [slot: string, name: string, type: string, size: number, allowed: boolean][] = [
    ["idProof", "1.pdf", "application/pdf", 5 * MB, true],
    ["idProof", "1.pdf", "application/pdf", 5 * MB + 1, false],
    ["idProof", "1.jpg", "image/jpeg", 5 * MB, true],
    ["idProof", "1.JPEG", "image/jpeg", 1, true],
    ["idProof", "1.png", "image/png", 1, true],
    ["addressProof", "1.png", "image/png", 1, true],
    ["businessLicense", "1.pdf", "application/pdf", 1, true],
    ["experienceCertificate", "1.pdf", "application/pdf", 1, true],
    ["bankStatement", "1.pdf", "application/pdf", 10 * MB, true],
    ["bankStatement", "1.pdf", "application/pdf", 10 * MB + 1, false],
    ["bankStatement", "1.png", "image/png", 1, false],
    ["selfie", "1.png", "image/png", 1, false],
    ["idProof", "1.pdf", "application/pdf", 0, false],
    ["idProof", "1.pdf", "text/html", 1, false],
    ["idProof", "a.pdf.html", "application/pdf", 1, false],
    ["idProof", "a.html", "application/pdf", 1, false],
    ["idProof", "1.svg", "image/svg+xml", 1, false],
    ["idProof", "1.exe", "application/x-msdownload", 1, false],
    ["idProof", "1.png", "application/pdf", 1, false],
    ["idProof", "1.pdf", "image/png", 1, false],
    ["idProof", "a", "application/pdf", 1, false],
    ["idProof", ".pdf", "application/pdf", 1, false],
    ["idProof", "..pdf", "application/pdf", 1, false],
    ["idProof", `${"a".repeat(120)}.pdf`, "application/pdf", 1, false],
    ["idProof", "a\\b.pdf", "application/pdf", 1, false],
    ["idProof", "a%2Fb.pdf", "application/pdf", 1, false],
    ["idProof", "a/b.pdf", "application/pdf", 1, false],
    ["idProof", "a\nb.pdf", "application/pdf", 1, false],
    ["idProof", "3.pdf", "application/pdf", 1, true],
    ["idProof", "4.pdf", "application/pdf", 1, false],
    ["idProof", "0.pdf", "application/pdf", 1, false],
    ["idProof", "11.pdf", "application/pdf", 1, false],
    ["idProof", "my card.pdf", "application/pdf", 1, false],
  ];
  test.each(staging)(
    "[STO-01] [AX-15] staging %s/%s as %s of %i bytes → %s",
    async (slot, name, type, size, allowed) => {
      const path = `franchise-staging/${uidOf("anonymous")}/${slot}/${name}`;
      await isAllowed(() => deleteObject(ref(seeder, path))).catch(() => false);
      expect(await upload("anonymous", path, size, type)).toBe(allowed);
    },
  );

  const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const documents: [name: string, type: string, size: number, allowed: boolean][] = [
    ["a.pdf", "application/pdf", 10 * MB, true],
    ["a.pdf", "application/pdf", 10 * MB + 1, false],
    ["a.png", "image/png", 5 * MB, true],
    ["a.png", "image/png", 5 * MB + 1, false],
    ["a.pdf", "application/pdf", 0, false],
    ["a.pdf.html", "application/pdf", 1, false],
    ["a.html", "text/html", 1, false],
    ["x/a.pdf", "application/pdf", 1, false],
    ["a.csv", "text/csv", 5 * MB, true],
    ["a.csv", "text/csv", 5 * MB + 1, false],
    ["a.xlsx", XLSX, 10 * MB, true],
    ["a.xlsx", XLSX, 10 * MB + 1, false],
    ["a.html", "text/csv", 1, false],
    ["a.csv", XLSX, 1, false],
    ["a.xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12", 1, false],
  ];
  test.each(documents)(
    "[STO-01] a client's document %s as %s of %i bytes → %s",
    async (name, type, size, allowed) => {
      const path = `client-documents/${client}/ORD-1/${RUN}-${unique()}/${name}`;
      await announce(path, type, size);
      expect(await upload("client_user", path, size, type)).toBe(allowed);
    },
  );

  test.each([
    [{ contentEncoding: "gzip" }, false],
    [{ contentDisposition: "attachment; filename=x.html" }, false],
    [{ contentDisposition: "attachment; filename=a.pdf" }, false],
    [{ contentDisposition: "inline; filename=x.html" }, false],
    [{ contentDisposition: "inline; filename=\"a.pdf\"; filename*=utf-8''x.html" }, false],
    [{ contentDisposition: "inline; filename=x.html#.pdf" }, false],
    // What Storage itself writes down for an upload that says nothing.
    [{ contentDisposition: "inline; filename*=utf-8''a.pdf" }, true],
    [{ contentDisposition: "inline; filename*=UTF-8''PAN%20card%20%282%29.PDF" }, true],
    [{ contentDisposition: "inline" }, true],
    [{}, true],
  ])("[STO-01] a document that claims %j → %s", async (claimed, allowed) => {
    const path = `client-documents/${client}/ORD-1/${RUN}-${unique()}/a.pdf`;
    await announce(path, "application/pdf", 1);
    const file = ref(storageOf("client_user"), path);
    const sent = () => uploadBytes(file, new Uint8Array([1]), { contentType: "application/pdf", ...claimed });
    expect(await isAllowed(sent)).toBe(allowed);
  });

  const bytes = new Uint8Array([1, 2, 3]);
  const contentType = "application/pdf";
  type Upload = (file: ReturnType<typeof ref>) => Promise<unknown>;
  test.each<[string, Upload]>([
    ["whole", (file) => uploadBytes(file, bytes, { contentType })],
    ["in parts", async (file) => await uploadBytesResumable(file, bytes, { contentType })],
    [
      "in parts, as large as may be",
      async (file) => await uploadBytesResumable(file, new Uint8Array(3 * MB), { contentType }),
    ],
    ["from a Blob", (file) => uploadBytes(file, new Blob([bytes], { type: contentType }))],
    ["from text", (file) => uploadString(file, "AQID", "base64", { contentType })],
    ["from a data address", (file) => uploadString(file, `data:${contentType};base64,AQID`, "data_url")],
    [
      "with what a cache and a reader are told",
      (file) => uploadBytes(file, bytes, { contentType, cacheControl: "private", contentLanguage: "en" }),
    ],
  ])("[STO-06] a document is sent %s, by every way the SDK has", async (way, send) => {
    const path = `client-documents/${client}/ORD-1/${RUN}-${unique()}/file.pdf`;
    await announce(path, contentType, way.includes("large") ? 3 * MB : 3);
    expect(await isAllowed(() => send(ref(storageOf("client_user"), path)))).toBe(true);
    const slot = `franchise-staging/${uidOf("anonymous")}/bankStatement/2.pdf`;
    await deleteObject(ref(seeder, slot)).catch(() => undefined);
    expect(await isAllowed(() => send(ref(storageOf("anonymous"), slot)))).toBe(true);
  });

  test("[STO-01] a document is not uploaded under a broken document id", async () => {
    const order = `${RUN}-${unique()}`;
    await putOrder(order, { user_id: client });
    const path = `client-documents/${client}/${order}/..%00/a.pdf`;
    expect(await upload("client_user", path, 1, "application/pdf")).toBe(false);
  });

  test.each([
    ["as it was announced", {}, true],
    ["that another announced", { user_id: "stranger" }, false],
    ["announced for another place", { path: "client-documents/x/y/z/a.pdf" }, false],
    ["announced as a picture", { content_type: "image/png" }, false],
    ["announced smaller", { size: 0 }, false],
    ["that has arrived before", { status: "uploaded" }, false],
    ["that was taken", { status: "accepted" }, false],
  ])("[STO-06] [AX-15] a client uploads a document %s", async (_, change, allowed) => {
    const path = `client-documents/${client}/ORD-1/${RUN}-${unique()}/a.pdf`;
    await announce(path, "application/pdf", 1, change);
    expect(await upload("client_user", path, 1, "application/pdf")).toBe(allowed);
  });

  test.each<[string, Actor, string, boolean]>([
    ["who of us announced it", "tax_executive", uidOf("tax_executive"), true],
    ["an administrator who announced it", "admin", uidOf("admin"), true],
    ["a colleague of who announced it", "ca", uidOf("tax_executive"), false],
    ["its client, who is sent it", "client_user", uidOf("tax_executive"), false],
  ])("[STO-01] [R-05] what we send to a client is stored by %s", async (_, actor, sender_id, allowed) => {
    const path = `client-documents/${client}/ORD-1/${RUN}-${unique()}/file.pdf`;
    await announce(path, "application/pdf", 1, { sender_id });
    expect(await upload(actor, path, 1, "application/pdf")).toBe(allowed);
    expect(await upload("visitor", path, 1, "application/pdf")).toBe(false);
  });

  test("[AX-15] a document that nobody announced is not stored, nor two under one announcement", async () => {
    const at = `client-documents/${client}/ORD-1/${RUN}-${unique()}`;
    expect(await upload("client_user", `${at}/a.pdf`, 1, "application/pdf")).toBe(false);
    await announce(`${at}/a.pdf`, "application/pdf", 1);
    expect(await upload("client_user", `${at}/a.pdf`, 1, "application/pdf")).toBe(true);
    expect(await upload("client_user", `${at}/b.pdf`, 1, "application/pdf")).toBe(false);
  });
});

test("[AX-12] many uploads at once are each answered as if they were alone", async () => {
  const client = uidOf("client_user");
  const wanted = await Promise.all(
    Array.from({ length: 14 }, async (_, n) => {
      const path = `client-documents/${client}/ORD-1/${RUN}-many-${n}/a.pdf`;
      const [isOwn, isAwaited] = [n % 2 === 0, n % 3 === 0];
      await announce(path, "application/pdf", 1, {
        user_id: isOwn ? client : "stranger",
        status: isAwaited ? "announced" : "uploaded",
      });
      return { path, allowed: isOwn && isAwaited };
    }),
  );
  const storage = storageOf("client_user");
  const put = (path: string) =>
    isAllowed(() => uploadBytes(ref(storage, path), new Uint8Array([1]), { contentType: "application/pdf" }));
  expect(await Promise.all(wanted.map(({ path }) => put(path)))).toEqual(
    wanted.map(({ allowed }) => allowed),
  );
});

test("[STO-05] staff reads no document past the function that knows what was checked", async () => {
  const id = `${RUN}-staff`;
  await putOrder(id, { user_id: "a-client", assigned_to: uidOf("ca") });
  const path = `client-documents/a-client/${id}/doc_1/a.pdf`;
  await uploadBytes(ref(seeder, path), new Uint8Array([1]), { contentType: "application/pdf" });
  for (const actor of ["ca", "admin"] as const) {
    expect(await isAllowed(() => getBytes(ref(storageOf(actor), path)))).toBe(false);
  }
});

test("[AX-05] a suspended administrator puts up no picture and takes none away, though the token is good", async () => {
  const picture = (name: string) => ref(storageOf("admin"), `public/partners/${RUN}/${name}.png`);
  const put = (name: string) =>
    isAllowed(() => uploadBytes(picture(name), new Uint8Array([1]), { contentType: PNG.type }));
  expect(await put("before")).toBe(true);
  await adminIs("suspended");
  expect(await put("after")).toBe(false);
  expect(await isAllowed(() => deleteObject(picture("before")))).toBe(false);
  await adminIs("active");
  expect(await isAllowed(() => deleteObject(picture("before")))).toBe(true);
});
