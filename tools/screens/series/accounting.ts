import { pageSeries } from "../series.ts";

const ADMIN = "admin@niyamdesk.example";

export default [
  pageSeries("admin-books", ADMIN, "/admin/books", "All documents"),
  pageSeries("admin-book-settlements", ADMIN, "/admin/books/settlements", "Not settled yet"),
];
