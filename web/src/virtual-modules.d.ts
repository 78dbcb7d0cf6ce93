declare module "virtual:catalogue-summaries" {
  import type { ServiceSummary } from "@niyamdesk/domain/service";
  export const SUMMARIES: readonly ServiceSummary[];
}

declare module "virtual:catalogue-services" {
  import type { Service } from "@niyamdesk/domain/service";
  /** Built-in services by slug. */
  export const LOADERS: Readonly<Record<string, () => Promise<{ service: Service }>>>;
}
