import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onFileChanged } from "../../functions/src/documents/on-file-changed.trigger.ts";
import { onFileStored } from "../../functions/src/documents/on-file-stored.trigger.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { type Client, signedIn } from "./product.ts";

/** As the browser's SDK speaks to Storage. */
async function address(name: string): Promise<string> {
  const { name: bucket } = await files();
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return `http://${host}/v0/b/${bucket}/o/${encodeURIComponent(name)}`;
}

async function upload(name: string, token: string, { idToken }: Client): Promise<number> {
  const metadata = {
    name,
    contentType: "application/pdf",
    metadata: { firebaseStorageDownloadTokens: token },
  };
  const body = [
    ["--part", "Content-Type: application/json", "", JSON.stringify(metadata)],
    ["--part", "Content-Type: application/pdf", "", "%PDF-1.7"],
    ["--part--", ""],
  ];
  const at = new URL(await address(name));
  const answer = await fetch(
    `${at.origin}${at.pathname.split("/o/")[0]}/o?name=${encodeURIComponent(name)}`,
    {
      method: "POST",
      headers: {
        authorization: `Firebase ${idToken}`,
        "content-type": "multipart/related; boundary=part",
        "x-goog-upload-protocol": "multipart",
      },
      body: body.map((lines) => lines.join("\r\n")).join("\r\n"),
    },
  );
  return answer.status;
}

const opens = async (name: string, token: string) =>
  (await fetch(`${await address(name)}?alt=media&token=${token}`)).status;

/** What Storage tells of a file as it is now. */
async function eventOf(name: string): Promise<never> {
  const [metadata] = await (await files()).file(name).getMetadata();
  return { id: randomUUID(), data: metadata } as never;
}

test("[AX-16] a token that the uploader named opens nothing once the file is stored; its owner still reads it", async () => {
  const owner = signedIn();
  const name = `franchise-staging/${owner.uid}/idProof/1.pdf`;
  expect(await upload(name, "my-token", owner)).toBe(200);
  expect(await opens(name, "my-token")).toBe(200);
  await onFileStored.run(await eventOf(name));
  expect(await opens(name, "my-token")).toBe(403);
  const own = { headers: { authorization: `Firebase ${owner.idToken}` } };
  const read = await fetch(`${await address(name)}?alt=media`, own);
  expect([read.status, read.headers.get("content-type"), await read.text()]).toEqual([
    200,
    "application/pdf",
    "%PDF-1.7",
  ]);
  // Again, and when it is gone: nothing.
  const event = await eventOf(name);
  await onFileStored.run(event);
  await (await files()).file(name).delete();
  await onFileStored.run(event);
});

test("[AX-16] a token that was given to a reader does not outlive their right to read", async () => {
  const owner = signedIn();
  const name = `franchise-staging/${owner.uid}/idProof/1.pdf`;
  await upload(name, "my-token", owner);
  await onFileStored.run(await eventOf(name));
  const described = await fetch(await address(name), {
    headers: { authorization: `Firebase ${owner.idToken}` },
  });
  const { downloadTokens } = (await described.json()) as { downloadTokens: string };
  expect(await opens(name, downloadTokens)).toBe(200);
  await onFileChanged.run(await eventOf(name));
  expect(await opens(name, downloadTokens)).toBe(403);
});

test("[AX-16] pictures that are public keep their address", async () => {
  const file = (await files()).file(`public/partners/${randomUUID()}/a.png`);
  await file.save("x", { metadata: { metadata: { firebaseStorageDownloadTokens: "open" } } });
  await onFileStored.run(await eventOf(file.name));
  expect(await opens(file.name, "open")).toBe(200);
});
