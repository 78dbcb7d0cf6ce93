import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HttpsFunction } from "firebase-functions/https";

/** An HTTP function on a plain server of this process: its own code and nothing of the Functions emulator. */
export async function serveBare(handler: HttpsFunction): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const [asked, answer] = asExpress(request, response, Buffer.concat(chunks));
    await handler(asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Exchange = Parameters<HttpsFunction>;

/** The few things of Express that a function of ours uses. */
function asExpress(request: IncomingMessage, response: ServerResponse, rawBody: Buffer): Exchange {
  const header = (name: string) => request.headers[name.toLowerCase()];
  const answer = Object.assign(response, {
    set(name: string, value: string) {
      response.setHeader(name, value);
      return answer;
    },
    status(code: number) {
      response.statusCode = code;
      return answer;
    },
  });
  const asked = Object.assign(request, { rawBody, get: header, header });
  return [asked, answer] as unknown as Exchange;
}
