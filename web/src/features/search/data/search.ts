import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { QueryDeclaration } from "@niyamdesk/domain/base/query";
import { findFor } from "@niyamdesk/domain/leads/lead-find";
import { searchWordsTyped } from "@niyamdesk/domain/lists/search-words";
import {
  applicationsFoundQuery,
  entriesFoundQuery,
  leadsFoundQuery,
  partnersFoundQuery,
  peopleFoundQuery,
  ticketsFoundQuery,
} from "@niyamdesk/domain/search/queries";
import { ENTRY_KINDS, entryWordTyped, inOrder } from "@niyamdesk/domain/search/search-entry";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { getDocs } from "firebase/firestore";
import { roles } from "#messages/roles.ts";
import { searchEverything as words } from "#messages/workspaces/search.ts";
import { firebaseFirestore } from "../../../lib/backend/firebase.ts";
import { declaredQuery } from "../../../lib/firestore/firestore-query.ts";
import { nameIn, oneIn, type StoredData, textIn } from "../../../lib/firestore/stored.ts";

export interface Found {
  to: string;
  title: string;
  detail: string;
}

export interface FoundGroup {
  name: keyof typeof words.groups;
  failed: boolean;
  found: readonly Found[];
}

type Source = readonly [name: FoundGroup["name"], find: (typed: string) => Promise<readonly Found[]>];

const SOURCES: readonly Source[] = [
  ["people", (typed) => byWords(peopleFoundQuery, typed, person)],
  ["records", records],
  ["leads", leads],
  ["tickets", (typed) => byWords(ticketsFoundQuery, typed, ticket)],
  ["partners", (typed) => byWords(partnersFoundQuery, typed, partner)],
  ["applications", (typed) => byWords(applicationsFoundQuery, typed, application)],
];

/** Whether it is enough to look for. */
export function isEnough(typed: string): boolean {
  return searchWordsTyped(typed) !== null || entryWordTyped(typed) !== null;
}

/** All that is found, by what it is. A source that fails takes none of the others with it. */
export function searchAll(typed: string): Promise<FoundGroup[]> {
  return Promise.all(
    SOURCES.map(async ([name, find]): Promise<FoundGroup> => {
      try {
        return { name, failed: false, found: await find(typed) };
      } catch (error) {
        console.error(error);
        return { name, failed: true, found: [] };
      }
    }),
  );
}

type Worded = QueryDeclaration & {
  readonly where: readonly [readonly [string, "array-contains", "{word}"]];
};

async function ask(declaration: Worded, word: string) {
  const { docs } = await getDocs(declaredQuery(await firebaseFirestore(), declaration, { word }));
  return docs.map((entry) => ({ id: entry.id, data: entry.data() as StoredData }));
}

async function byWords(
  declaration: Worded,
  typed: string,
  read: (id: string, data: StoredData) => Found,
): Promise<Found[]> {
  const asked = searchWordsTyped(typed);
  if (asked === null) return [];
  const found = await ask(declaration, asked.first);
  return found
    .filter(({ data }) => {
      const kept = data.search_words;
      return asked.others.every((word) => Array.isArray(kept) && kept.includes(word));
    })
    .map(({ id, data }) => read(id, data));
}

async function records(typed: string): Promise<Found[]> {
  const word = entryWordTyped(typed);
  if (word === null) return [];
  const found = await ask(entriesFoundQuery, word);
  const order = inOrder(
    found.map(({ data }) => ({ record_id: textIn(data, "record_id") ?? "", at: data.at as Moment })),
    typed,
  );
  return order.flatMap((place) => {
    const entry = found[place];
    return entry === undefined ? [] : [record(entry.data)];
  });
}

function record(data: StoredData): Found {
  const kind = oneIn(data, "kind", ENTRY_KINDS, "order");
  const id = textIn(data, "record_id") ?? "";
  const owner = textIn(data, "user_id");
  const to =
    kind === "order"
      ? PATHS.workOrder("admin", id)
      : owner === null
        ? WORKSPACES.admin.pages.dashboard
        : `${PATHS.client(owner)}?part=money`;
  return { to, title: id, detail: `${words.kinds[kind]} · ${nameIn(data, "label") ?? ""}` };
}

async function leads(typed: string): Promise<Found[]> {
  const asked = findFor(typed);
  if (asked === null || asked.contains.length < 2) return [];
  return (await ask(leadsFoundQuery, asked.contains))
    .filter(({ data }) =>
      asked.matches({
        name: textIn(data, "name") ?? "",
        company: textIn(data, "company"),
        phone_e164: textIn(data, "phone_e164") ?? "",
      }),
    )
    .map(({ id, data }) => {
      const phone = textIn(data, "phone_e164");
      const name = textIn(data, "name") ?? words.noName;
      return { to: PATHS.anyLead(id), title: name, detail: endOf(phone) };
    });
}

function person(id: string, data: StoredData): Found {
  const role = oneIn(data, "role", Object.keys(roles) as (keyof typeof roles)[], "client_user");
  const name = textIn(data, "name") ?? words.noName;
  return {
    to: role === "client_user" ? PATHS.client(id) : PATHS.staffMember(id),
    title: name,
    detail: [roles[role], endOf(textIn(data, "phone"))].filter(Boolean).join(" · "),
  };
}

function ticket(id: string, data: StoredData): Found {
  return {
    to: PATHS.supportTicket(id),
    title: textIn(data, "subject") ?? id,
    detail: textIn(data, "name") ?? "",
  };
}

function partner(id: string, data: StoredData): Found {
  return {
    to: PATHS.franchisePartner(id),
    title: textIn(data, "partner_name") ?? words.noName,
    detail: textIn(data, "territory_name") ?? "",
  };
}

function application(id: string, data: StoredData): Found {
  const name = [textIn(data, "first_name"), textIn(data, "last_name")].filter(Boolean).join(" ");
  return { to: PATHS.application(id), title: name || words.noName, detail: id };
}

function endOf(phone: string | null): string {
  return phone === null ? "" : words.endsIn(phoneEnd(phone));
}
