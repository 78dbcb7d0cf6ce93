import { crc32 } from "node:zlib";

/** The text of a jar manifest; lines hold at most 72 bytes, longer ones go on after a space (JAR specification). */
export function manifestText(attributes: Readonly<Record<string, string>>): string {
  return `${Object.entries(attributes)
    .map(([name, value]) => foldLine(`${name}: ${value}`))
    .join("\r\n")}\r\n`;
}

function foldLine(line: string): string {
  const parts = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) parts.push(line.slice(at, at + 69));
  return parts.join("\r\n ");
}

/** A zip archive (which a jar is) of one stored file: always the same bytes, and made without the JDK's `jar`. */
export function zipOfOneFile(name: string, content: Buffer): Buffer {
  const nameBytes = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0); // version needed
  facts.writeUInt16LE(0x21, 8); // 1 January 1980
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, nameBytes, content]);
  const madeBy = Buffer.from([20, 0]);
  const central = Buffer.concat([Buffer.from("PK\x01\x02"), madeBy, facts, Buffer.alloc(14), nameBytes]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
