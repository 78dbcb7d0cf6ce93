import { toast } from "./toast.ts";

/** Takes a text along to another program, and says whether it went: some browsers let no page copy. */
export async function copyText(text: string, words: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("success", words.copied);
  } catch {
    toast("error", words.notCopied);
  }
}
