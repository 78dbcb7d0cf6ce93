import { pageSeries, type Series, type Viewer } from "../series.ts";

const ADMIN = "admin@niyamdesk.example";
const CLIENT = "client@niyamdesk.example";

const PAGES: readonly [name: string, viewer: Viewer, address: string, sign: string | RegExp][] = [
  ["admin-support", ADMIN, "/admin/support", "Firm name on my invoice"],
  ["admin-support-answers", ADMIN, "/admin/support/answers", "How long a refund takes"],
  ["admin-ticket", ADMIN, "/admin/support/tkt_demo_invoice", /GSTIN field/],
  ["admin-mails", ADMIN, "/admin/mails", "Emails"],
  ["help", CLIENT, "/user/help", "Firm name on my invoice"],
  ["help-ticket", CLIENT, "/user/help?ticket=tkt_demo_invoice", /GSTIN field/],
  ["help-hindi", CLIENT, "/hi/user/help", "Firm name on my invoice"],
];

export default PAGES.map((page) => pageSeries(...page)) satisfies readonly Series[];
