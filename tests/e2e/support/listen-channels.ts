import type { Request } from "playwright/test";

const LISTEN = "/google.firestore.v1.Firestore/Listen/channel";

interface Channel {
  address: URL;
  database: string;
  /** Number of the request and of the message that come next. */
  request: number;
  message: number;
  targets: Set<number>;
}

/**
 * The WebChannels by which a page listens to Firestore, followed by what it sends. The first request of a channel has no
 * id yet; the next that has an unknown one belongs to it.
 */
export class ListenChannels {
  readonly #open = new Map<string, Channel>();
  #begun: Channel | null = null;

  see(asked: Request): void {
    if (!asked.url().includes(LISTEN)) return;
    const address = new URL(asked.url());
    const id = address.searchParams.get("SID");
    const channel = id === null ? begin(address) : (this.#open.get(id) ?? this.#begun);
    if (channel === null) return;
    if (id === null) this.#begun = channel;
    else this.#open.set(id, channel);
    channel.address = address;
    if (address.searchParams.get("RID") !== "rpc") read(channel, address, asked.postData() ?? "");
  }

  ids(): string[] {
    return [...this.#open.keys()];
  }

  /** Takes away what they listen to: that a channel ends is nothing to the emulator. */
  async end(ids: readonly string[]): Promise<void> {
    const channels = ids.flatMap((id) => this.#open.get(id) ?? []);
    for (const id of ids) this.#open.delete(id);
    await Promise.all(channels.map(removeTargets));
  }
}

function begin(address: URL): Channel {
  const database = address.searchParams.get("database") ?? "";
  return { address, database, request: 0, message: 0, targets: new Set() };
}

function read(channel: Channel, address: URL, body: string): void {
  channel.request = Number(address.searchParams.get("RID")) + 1;
  for (const [name, value] of new URLSearchParams(body)) {
    if (!/^req\d+___data__$/.test(name)) continue;
    channel.message += 1;
    const { addTarget, removeTarget } = JSON.parse(value) as {
      addTarget?: { targetId: number };
      removeTarget?: number;
    };
    if (addTarget) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
}

async function removeTargets({ address, database, request, message, targets }: Channel): Promise<void> {
  if (targets.size === 0) return;
  for (const name of ["AID", "CI", "TYPE", "zx", "t"]) address.searchParams.delete(name);
  address.searchParams.set("RID", String(request));
  const messages = [...targets].map((removeTarget, index): [string, string] => [
    `req${index}___data__`,
    JSON.stringify({ database, removeTarget }),
  ]);
  const body = new URLSearchParams([["count", String(targets.size)], ["ofs", String(message)], ...messages]);
  // A channel that the emulator no longer knows is as good.
  await fetch(address, { method: "POST", body }).catch(() => undefined);
}
