import { createHmac, timingSafeEqual } from "node:crypto";
import { MAILING_END } from "@niyamdesk/domain/base/addresses";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { DocumentReference } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { oneTimeToken } from "../platform/hash.ts";
import { siteAddress } from "../platform/params.ts";

/** Whose mails a link ends, and in which mailing it stood. */
export interface MailingLink {
  uid: string;
  mailing_id: string;
}

/** `ledger/mailing_key`: what links are signed with, made when it is first needed; nobody but functions reads it. */
interface SigningKey {
  key: string;
  created_at: ReturnType<typeof timestamp>;
}

let known: Promise<string> | null = null;

function signingKey(): Promise<string> {
  known ??= readKey().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Of two who make it at once, one does. */
function readKey(): Promise<string> {
  const ref = db().collection(COLLECTIONS.ledger).doc("mailing_key") as DocumentReference<
    SigningKey,
    SigningKey
  >;
  return db().runTransaction(async (tx) => {
    const found = (await tx.get(ref)).data();
    if (found) return found.key;
    const key = oneTimeToken();
    tx.create(ref, { key, created_at: timestamp() });
    return key;
  });
}

/** A token that ends somebody's mailings, however often it is used and however old it is: nothing of it is stored. */
export async function mailingToken({ uid, mailing_id }: MailingLink): Promise<string> {
  const said = Buffer.from(JSON.stringify([uid, mailing_id])).toString("base64url");
  return `${said}.${signature(said, await signingKey())}`;
}

/** What a token says; null: it is none of ours. */
export async function readMailingToken(token: string): Promise<MailingLink | null> {
  const [said = "", signed = ""] = token.split(".");
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(said, await signingKey()))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [uid, mailing_id] = JSON.parse(Buffer.from(said, "base64url").toString()) as [string, string];
  return { uid, mailing_id };
}

/** Where a mail program sends the press on its own button (RFC 8058). */
export const mailingEndAddress = (token: string): string => `${siteAddress()}${MAILING_END}/${token}`;

function signature(said: string, key: string): string {
  return createHmac("sha256", key).update(said).digest("base64url");
}
