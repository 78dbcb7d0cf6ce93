import type { Language } from "./languages.ts";
export function writeManifest(_language: Language, _folder: string): void {}
