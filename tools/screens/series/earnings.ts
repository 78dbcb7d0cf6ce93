import { pageSeries } from "../series.ts";

const ADMIN = "admin@niyamdesk.example";
const CA = "ca@niyamdesk.example";

export default [
  pageSeries("ca-fees", CA, "/ca/commissions", "Being paid"),
  pageSeries("ca-earnings", CA, "/ca/earnings", "Agreed fees"),
  pageSeries("ca-consultations", CA, "/ca/consultations", "Change hours"),
  pageSeries("admin-fees", ADMIN, "/admin/fees", "Being paid"),
  pageSeries("admin-fees-to-pay", ADMIN, "/admin/fees/pay", "Payments"),
  pageSeries("admin-fees-agreed", ADMIN, "/admin/fees/agreed", "Change fees"),
];
