import { createHash, randomBytes } from "node:crypto";

/** SHA-256 in base64url: what stands in an id for something that must not be read from it. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

const TOKEN_BYTES = 32;

/** The random part of a link of our own; only its hash is stored. */
export function oneTimeToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** SHA-256 in hexadecimal, as files are compared by. */
export function hexHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
