import { COLLECTIONS, STORAGE_FOLDERS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { Timestamp } from "firebase-admin/firestore";
import { files } from "../../functions/src/platform/storage.ts";
import { newEmail } from "../support/actors.ts";
import { type Client, call, withAccount } from "./product.ts";
import { collection } from "./records.ts";

const C = COLLECTIONS;
const at = Timestamp.fromMillis(Date.UTC(2026, 10, 27, 6));

export interface Person extends Client {
  email: string;
  order: string;
  paths: string[];
  file: string;
}

/** A client with one of everything the product keeps of somebody: an order that is done, and all around it. */
export async function clientWithEverything(orderStatus = "completed"): Promise<Person> {
  const email = newEmail("asha");
  const client = await withAccount("client_user", { email, emailVerified: true });
  const { uid } = client;
  await call("ensureProfile", { name: "Asha Rao", phone: "98765 43210" }, client);
  const order = `ORD-${uid.slice(0, 8).toUpperCase()}`;
  const file = `${STORAGE_FOLDERS.clientDocuments}/${uid}/${order}/doc_${uid}/pan.pdf`;
  await (await files()).file(file).save("a file");
  const own = { user_id: uid, created_at: at, updated_at: at };
  const bought = { ...own, attempts: {}, contact: { email } };
  const documents: Record<string, object> = {
    [`${C.profiles}/${uid}/${SUBCOLLECTIONS.inbox}/one`]: { title: "Filed", created_at: at },
    [`${C.orders}/${order}`]: {
      ...own,
      status: orderStatus,
      date: at,
      reviewed_ca_id: `partner_${uid}`,
      customer_info: { email },
    },
    [`${C.orders}/${order}/${SUBCOLLECTIONS.messages}/one`]: { text: "When?", created_at: at },
    [`${C.checkouts}/chk_paid_${uid}`]: { ...bought, status: "paid", next_check_at: null },
    [`${C.checkouts}/chk_open_${uid}`]: { ...bought, status: "created" },
    [`${C.payments}/pay_${uid}`]: { ...own, status: "completed", amount_paise: 117_800, date: at },
    [`${C.invoices}/INV_${uid}`]: { user_id: uid, issued_at: at },
    [`${C.documents}/doc_${uid}`]: { ...own, order_id: order, path: file },
    [`${C.consultations}/con_${uid}`]: { ...own, starts_at: at },
    [`${C.supportTickets}/tic_${uid}`]: { ...own, subject: "Help" },
    [`${C.supportTickets}/tic_${uid}/${SUBCOLLECTIONS.messages}/one`]: { text: "Please", created_at: at },
    [`${C.mail}/order-confirmation_${order}`]: { to: email, status: "sent", data: { order_id: order } },
    [`${C.mail}/verify-email_${uid}`]: { to: email, status: "queued", data: { uid } },
    [`${C.caPartners}/partner_${uid}`]: { name: "M. Iyer" },
    [`${C.caPartners}/partner_${uid}/${SUBCOLLECTIONS.reviews}/${order}`]: {
      author_name: "Asha R.",
      rating: 5,
    },
  };
  await Promise.all(
    Object.entries(documents).map(([path, data]) => {
      const parts = path.split("/");
      return collection(parts.slice(0, -1).join("/"))
        .doc(parts.at(-1) ?? "")
        .set(data);
    }),
  );
  return { ...client, email, order, file, paths: [`${C.profiles}/${uid}`, ...Object.keys(documents)] };
}

/** Which of a person's documents are still there. */
export async function remaining({ paths }: Person): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const parts = path.split("/");
      const entry = await collection(parts.slice(0, -1).join("/"))
        .doc(parts.at(-1) ?? "")
        .get();
      return entry.exists ? path : null;
    }),
  );
  return found.filter((path) => path !== null);
}
