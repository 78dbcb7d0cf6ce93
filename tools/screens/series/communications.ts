import { pageSeries } from "../series.ts";

const ADMIN = "admin@niyamdesk.example";

export default [
  pageSeries("admin-announcements", ADMIN, "/admin/communications", "New announcement"),
  pageSeries("admin-mailings", ADMIN, "/admin/communications/mailings", "No mailings yet"),
  pageSeries("admin-mailing-new", ADMIN, "/admin/communications/mailings/new", "Who gets it"),
  pageSeries("admin-mail-templates", ADMIN, "/admin/communications/templates", "Order confirmation"),
  pageSeries("admin-mail-template", ADMIN, "/admin/communications/templates/refund", "Versions"),
];
