import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { MailWording, MailWordingVersion } from "./wording.ts";

export const mailToQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [["to", "==", "{email}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const mailAboutQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [["data.uid", "==", "{uid}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const dueMailQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [
    ["status", "==", "queued"],
    ["next_attempt_at", "<=", "{now_at}"],
  ],
  order: [["next_attempt_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const abandonedMailQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [
    ["status", "==", "sending"],
    ["lease_until", "<=", "{now_at}"],
  ],
  order: [["lease_until", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const MAIL_WORDINGS = collectionOf<MailWording>("mail_wordings");
export const MAIL_WORDING_VERSIONS = collectionOf<MailWordingVersion>("mail_wording_versions");

/** One for each kind of mail at most. */
export const mailWordingsQuery = {
  by: "admin",
  from: MAIL_WORDINGS,
  limit: 100,
} as const satisfies QueryDeclaration;

/** How a mail was worded before, the newest first. */
export const mailWordingVersionsQuery = {
  by: "admin",
  from: MAIL_WORDING_VERSIONS,
  where: [["template", "==", "{template}"]],
  order: [["version", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;
