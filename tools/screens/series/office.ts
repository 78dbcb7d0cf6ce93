import { pageSeries, type Viewer } from "../series.ts";

const ADMIN: Viewer = "admin@niyamdesk.example";

export default [pageSeries("admin-audit", ADMIN, "/admin/audit", "Audit log")];
