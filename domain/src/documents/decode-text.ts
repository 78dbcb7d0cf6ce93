export interface Decoded {
  text: string;
  /** As it is told to whoever chose the file. */
  encoding: "UTF-8" | "UTF-16" | "Windows-1252";
}

/**
 * The text of a file as spreadsheet programs save it: by its mark where it has one; UTF-16 shows by a zero in every second byte; what is
 * no UTF-8 is the western code page of older Excel.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes.subarray(2), "utf-16le");
  if (first === 0xfe && second === 0xff) return utf16(bytes.subarray(2), "utf-16be");
  const zeros = [0, 0];
  const looked = bytes.subarray(0, 2000);
  looked.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  if ((zeros[1] ?? 0) > looked.length / 6) return utf16(bytes, "utf-16le");
  if ((zeros[0] ?? 0) > looked.length / 6) return utf16(bytes, "utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}

function utf16(bytes: Uint8Array, label: "utf-16le" | "utf-16be"): Decoded {
  return { text: new TextDecoder(label).decode(bytes), encoding: "UTF-16" };
}
