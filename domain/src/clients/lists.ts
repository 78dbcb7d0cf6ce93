import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { STATES } from "../places/states.ts";

/** Everyone who has a client's account. */
const clientList = {
  by: "admin",
  from: COLLECTIONS.profiles,
  where: [["role", "==", "client_user"]],
  filters: {
    state: { field: "state_code", values: STATES.map(([code]) => code), one: true },
    account: { field: "account_state", values: ["closed"], one: true },
  },
  sorts: {
    "-since": ["created_at", "desc"],
    name: ["name", "asc"],
    // Those without an order come last.
    "-ordered": ["ordered_at", "desc"],
  },
  search: { field: "search_words", sort: "name", alone: true },
} as const satisfies ListDeclaration;

export const clientLists = { clients: clientList } as const;
