const KEPT_MS = 60_000;

/** Saves bytes under a name, as a download. The address lives in this tab, for a minute. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
