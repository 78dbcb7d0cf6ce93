import { pageSeries, type Viewer } from "../series.ts";

const ADMIN: Viewer = "admin@niyamdesk.example";

export default [
  pageSeries("admin-payments", ADMIN, "/admin/payments", "Payments"),
  pageSeries("admin-payments-all", ADMIN, "/admin/payments/all", "Payments"),
  pageSeries("admin-payment", ADMIN, "/admin/payments/pay_DemoHeld000001", /₹/),
];
