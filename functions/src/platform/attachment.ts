const MAX_BYTES = 200;

/** Cloud Run refuses an answer above 32 MiB that says how long it is, and passes on one that does not. */
const LONGEST_TOLD = 30_000_000;

/** The header that tells how long a file is, where it may. */
export function lengthTold(bytes: number): { "Content-Length"?: string } {
  return bytes < LONGEST_TOLD ? { "Content-Length": String(bytes) } : {};
}

/**
 * `Content-Disposition` for saving a file under its name, whatever stands in that (RFC 6266): in ASCII for old readers, and whole in
 * the form of RFC 8187.
 */
export function attachmentNamed(name: string): string {
  const plain = shortened(oneLine(name));
  const ascii = plain.normalize("NFKD").replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(plain)}`;
}

function oneLine(name: string): string {
  return (
    name
      .toWellFormed()
      .replace(/[\p{Cc}\u2028\u2029/\\]/gu, " ")
      .trim() || "document"
  );
}

/** Its ending stays, since it says what opens the file. */
function shortened(name: string): string {
  const [ending = ""] = /\.[A-Za-z0-9]{1,5}$/.exec(name) ?? [];
  let stem = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(stem) > MAX_BYTES) stem = [...stem].slice(0, -1).join("");
  return `${stem}${ending}`;
}

function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
