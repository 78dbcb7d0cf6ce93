import { pageSeries } from "../series.ts";

const ADMIN = "admin@niyamdesk.example";

export default [
  pageSeries("admin-services", ADMIN, "/admin/services", "GST registration"),
  pageSeries(
    "admin-service-editor",
    ADMIN,
    "/admin/services/gst-registration?tab=plans",
    "As a buyer sees it",
  ),
];
