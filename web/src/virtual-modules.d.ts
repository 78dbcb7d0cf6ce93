declare module "virtual:catalogue-summaries" {
  import type { ServiceSummary } from "@niyamdesk/domain/service";
  export const SUMMARIES: readonly ServiceSummary[];
}
