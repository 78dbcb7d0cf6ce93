import type { Language } from "./languages.ts";
export async function writeImages(_language: Language, _folder: string): Promise<void> {}
