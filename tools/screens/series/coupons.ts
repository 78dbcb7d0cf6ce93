import { pageSeries } from "../series.ts";

const ADMIN = "admin@niyamdesk.example";

export default [
  pageSeries("admin-coupons", ADMIN, "/admin/coupons", "WELCOME10"),
  pageSeries("admin-coupon-uses", ADMIN, "/admin/coupons/uses", "Nobody has used a coupon yet"),
];
