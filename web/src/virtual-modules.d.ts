/** The catalogue in the language this site is built for; in English there is nothing to translate, and no hash to know it by. */
declare module "virtual:catalogue-summaries" {
  import type { ServiceSummary } from "@niyamdesk/domain/services/service";
  import type { CardOrigin } from "@niyamdesk/domain/services/translation";
  export const SUMMARIES: readonly ServiceSummary[];
  /** By service id. */
  export const ORIGINS: Readonly<Record<string, CardOrigin>>;
  /** Translations of what any stored service falls back to, by hash. */
  export const FALLBACKS: Readonly<Record<string, string>>;
}

declare module "virtual:catalogue-names" {
  /** Names of services and plans, by the hash of their English; empty in English. */
  export const NAMES: Readonly<Record<string, string>>;
}

declare module "virtual:catalogue-services" {
  import type { Service } from "@niyamdesk/domain/services/service";
  /** Built-in services by slug, with the hashes of their English texts in the order of `serviceTexts`. */
  export const LOADERS: Readonly<
    Record<string, () => Promise<{ service: Service; origin: readonly string[] }>>
  >;
  export const FALLBACKS: Readonly<Record<string, string>>;
}

/** Addresses of folders, each with a slash at its end. */
declare module "virtual:unbundled-files" {
  export const PDF_DECODERS: string;
  export const HEIF_DECODER: string;
}
