import { createHash } from "node:crypto";

/** SHA-256 in base64url: what stands in an id for something that must not be read from it. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
