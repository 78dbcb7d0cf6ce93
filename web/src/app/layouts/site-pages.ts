import { PATHS } from "@niyamdesk/domain/base/addresses";
import { common } from "#messages/common.ts";
import { site } from "#messages/site.ts";
import type { Viewer } from "./use-viewer.ts";

interface SitePage {
  to: string;
  label: string;
}

const ABOUT: SitePage = { to: PATHS.about, label: site.about };
const AFTER: readonly SitePage[] = [
  { to: PATHS.faq, label: site.faq },
  { to: PATHS.contact, label: common.contact },
];

/** Pages of the site beside its services. Somebody with an account is not asked to become a franchise partner. */
export function sitePages(viewer: Viewer | null): {
  before: readonly SitePage[];
  after: readonly SitePage[];
} {
  const partners = { to: PATHS.caPartners, label: site.caPartners };
  const franchise = { to: PATHS.franchise, label: site.franchise };
  return { before: [ABOUT], after: [partners, ...(viewer === null ? [franchise] : []), ...AFTER] };
}
