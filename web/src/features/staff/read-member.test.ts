import { expect, test } from "vitest";
import { readMember } from "./read-member.ts";

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
test("[Z-02] a client's profile is no member of staff; a bare one still shows", () => {
  expect(readMember("4", { role: "client_user" })).toBeNull();
  expect(members[2]).toMatchObject({ name: "Name not given", email: null, status: "active" });
});
