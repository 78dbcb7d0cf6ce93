import { messagePanels } from "#messages/workspaces/contact.ts";
import { recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

/** What a visitor wrote, as the administrator reads it. */
export interface MessageView {
  id: string;
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  message: string;
  /** Epoch ms. */
  at: number;
}

export function readMessage(id: string, data: StoredData): MessageView {
  return {
    id,
    name: textIn(data, "name") ?? messagePanels.noName,
    email: textIn(data, "email"),
    phone: textIn(data, "phone"),
    message: textIn(data, "message") ?? "",
    at: recentTimeIn(data, "created_at"),
  };
}
