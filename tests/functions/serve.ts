import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** Serves functions of this process over HTTP as Cloud Functions does: `/{name}` and what follows it, with the raw body kept. */
export async function serve(functions: Readonly<Record<string, unknown>>): Promise<Served> {
  const app = express();
  app.use(express.raw({ type: () => true, limit: "10mb" }), parsed);
  for (const [name, handler] of Object.entries(functions)) app.use(`/${name}`, handler as RequestHandler);
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function parsed(request: Request, response: Response, next: NextFunction): void {
  try {
    if (Buffer.isBuffer(request.body) && request.body.length > 0) {
      Object.assign(request, { rawBody: request.body });
      request.body = JSON.parse(request.body.toString("utf8"));
    }
    next();
  } catch {
    response.status(400).end();
  }
}
