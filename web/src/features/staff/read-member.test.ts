import { expect, test } from "vitest";
import { filtered, filterIn, readMember } from "./read-member.ts";

const at = { toMillis: () => 1 };
const members = [
  readMember("1", {
    name: "Imran Sheikh",
    email: "imran@x.in",
    phone: "+919812345601",
    role: "telecaller",
    staff_status: "active",
    created_at: at,
  }),
  readMember("2", {
    name: "Kavita Rao",
    email: "kavita@x.in",
    role: "ca",
    staff_status: "invited",
    created_at: at,
  }),
  readMember("3", { role: "admin", created_at: at }),
].filter((member) => member !== null);
const found = (query: string) =>
  filtered(members, filterIn(new URLSearchParams(query))).map(({ uid }) => uid);

test("[Z-02] staff are found by any words of name, address, number and role, and by role and status", () => {
  expect(found("q=kavita")).toEqual(["2"]);
  expect(found("q=SHEIKH+tele")).toEqual(["1"]);
  expect(found("q=98123")).toEqual(["1"]);
  expect(found("role=ca&status=invited")).toEqual(["2"]);
  expect(found("status=suspended")).toEqual([]);
  expect(found("role=nonsense&status=odd")).toEqual(["1", "2", "3"]);
});

test("[Z-02] a client's profile is no member of staff; a bare one still shows", () => {
  expect(readMember("4", { role: "client_user" })).toBeNull();
  expect(members[2]).toMatchObject({ name: "Name not given", email: null, status: "active" });
});
