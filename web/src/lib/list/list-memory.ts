import type { ListName } from "@niyamdesk/domain/lists/lists";

/** What this tab remembers of a list for one person: how it was narrowed, and which row was opened last. */
interface Remembered {
  address: string;
  /** The row that was opened, and in which view. */
  row: { id: string; address: string } | null;
}

const NOTHING: Remembered = { address: "", row: null };

export interface ListOwner {
  name: ListName;
  uid: string;
}

export function lastAddress(owner: ListOwner): string {
  return read(owner).address;
}

export function rememberAddress(owner: ListOwner, address: string): void {
  write(owner, { ...read(owner), address });
}

export function rememberRow(owner: ListOwner, address: string, id: string): void {
  write(owner, { ...read(owner), row: { id, address } });
}

/** The row to come back to. */
export function rememberedRow(owner: ListOwner, address: string): string | null {
  const { row } = read(owner);
  return row?.address === address ? row.id : null;
}

export function forgetRow(owner: ListOwner): void {
  write(owner, { ...read(owner), row: null });
}

function read(owner: ListOwner): Remembered {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...NOTHING, ...kept } : NOTHING;
  } catch {
    return NOTHING;
  }
}

function write(owner: ListOwner, remembered: Remembered): void {
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify(remembered));
  } catch {
    // Without a store the list begins anew each time.
  }
}

function keyOf({ name, uid }: ListOwner): string {
  return `niyamdesk.list.${name}.${uid}`;
}
