const KEPT_MS = 60_000;

/** Saves a PDF as functions send it. */
export function savePaper({ name, base64 }: { name: string; base64: string }): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(bytes, "application/pdf", name);
}

/** Saves bytes under a name, as a download. The address lives in this tab, for a minute. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
