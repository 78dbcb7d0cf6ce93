import type { Language } from "@niyamdesk/domain/base/languages";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import type { DeskOrder } from "./desk-order.ts";

/** Somebody whose orders one works on. */
export interface OwnClient {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
  /** The newest first. */
  orders: DeskOrder[];
  open: number;
}

/** The clients of some orders, whoever ordered last first; called as in their newest order. */
export function clientsOf(orders: readonly DeskOrder[]): OwnClient[] {
  const newest = [...new Map(orders.map((order) => [order.id, order])).values()].sort(
    (one, next) => next.placedAt - one.placedAt,
  );
  const byClient = new Map<string, DeskOrder[]>();
  for (const order of newest) {
    byClient.set(order.clientId, [...(byClient.get(order.clientId) ?? []), order]);
  }
  return [...byClient].flatMap(([id, own]) => {
    const [last] = own;
    if (last === undefined) return [];
    const { clientName, customer, language } = last;
    const open = own.filter(({ status }) => isOpenOrder(status)).length;
    return {
      id,
      name: clientName,
      email: customer.email,
      phone: customer.phone,
      language,
      orders: own,
      open,
    };
  });
}

/** Those in whose name, address or number all that was typed stands. */
export function clientsFound(clients: readonly OwnClient[], typed: string): readonly OwnClient[] {
  const words = typed.trim().toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return clients.filter(({ name, email, phone }) => {
    const all = `${name} ${email ?? ""} ${phone ?? ""}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word) || all.replace(/\D/g, "").includes(digitsOf(word)));
  });
}

/** A number however it is written; words have none that could be found. */
function digitsOf(word: string): string {
  const digits = word.replace(/\D/g, "");
  return digits.length === word.replace(/[+()-]/g, "").length && digits !== "" ? digits : "\u0000";
}
