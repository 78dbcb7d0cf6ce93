import { pageSeries, type Series, type Viewer } from "../series.ts";

const ADMIN: Viewer = "admin@niyamdesk.example";

/** Clients, for administrators. */
export default [
  pageSeries("admin-clients", ADMIN, "/admin/clients", "Rohan Kulkarni"),
  pageSeries("admin-client", ADMIN, "/admin/clients/demo-client", "Correct details"),
] satisfies readonly Series[];
