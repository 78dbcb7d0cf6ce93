import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const contactMessagesOfEmailQuery = {
  by: "functions",
  from: COLLECTIONS.contactMessages,
  where: [["email", "==", "{email}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const contactMessagesOfPhoneQuery = {
  by: "functions",
  from: COLLECTIONS.contactMessages,
  where: [["phone", "==", "{phone}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const contactMessagesOfLeadQuery = {
  by: "functions",
  from: COLLECTIONS.contactMessages,
  where: [["lead_id", "==", "{lead_id}"]],
  limit: 200,
} as const satisfies QueryDeclaration;
