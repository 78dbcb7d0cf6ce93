import { createServer } from "node:http";
import type { StackFault } from "./control-client.ts";

/**
 * Faults on request, for tests that run in other processes: `POST /{fault}` does it and answers 204.
 */
export async function startControl(
  port: number,
  faults: Readonly<Record<StackFault, () => Promise<void>>>,
): Promise<{ stop(): Promise<void> }> {
  const isFault = (name: string): name is StackFault => Object.hasOwn(faults, name);
  const server = createServer(async (request, response) => {
    const asked = request.url?.slice(1) ?? "";
    const fault = request.method === "POST" && isFault(asked) ? faults[asked] : undefined;
    if (fault === undefined) {
      response.writeHead(404).end();
      return;
    }
    try {
      await fault();
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", listening);
  });
  return {
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
