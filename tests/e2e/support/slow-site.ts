import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { stack } from "./stack.ts";

/** The site at an address of its own, whose answers can be held back: a network that is connected and brings nothing. */
export async function startSlowSite(): Promise<{
  origin: string;
  hold(pathname: string): void;
  stop(): Promise<void>;
}> {
  const held = new Set<string>();
  const server = createServer(async (request, response) => {
    const address = request.url ?? "/";
    if (held.has(new URL(address, stack.addresses.site).pathname)) return;
    const answer = await fetch(`${stack.addresses.site}${address}`, { redirect: "manual" });
    const headers = [...answer.headers].filter(([name]) => !/^(content-|transfer-)|^connection$/.test(name));
    const type = answer.headers.get("content-type");
    response.writeHead(
      answer.status,
      Object.fromEntries(type ? [...headers, ["content-type", type]] : headers),
    );
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (pathname) => held.add(pathname),
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
