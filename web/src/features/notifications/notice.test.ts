import { expect, it } from "vitest";
import { inOrder, type Notice, readAnnouncement, readInboxItem } from "./notice.ts";

const at = (millis: number) => ({ toMillis: () => millis });

it("[O-01] unread messages come first, then the newest", () => {
  const own = (id: string, created: number, read: number | null) =>
    readInboxItem(id, { title: id, created_at: at(created), read_at: read === null ? null : at(read) });
  const notices = [
    own("old unread", 1, null),
    own("new read", 9, 10),
    readAnnouncement("all", { title: "all", createdAt: at(5), isActive: true }),
    own("new unread", 8, null),
  ].filter((notice): notice is Notice => notice !== null);
  expect(inOrder(notices).map((notice) => notice.id)).toEqual([
    "new unread",
    "old unread",
    "new read",
    "all",
  ]);
});

it("[O-01] announcements to other roles are not shown to a client", () => {
  expect(readAnnouncement("a", { title: "Targets", audience: "telecaller" })).toBeNull();
  expect(readAnnouncement("a", { title: "Hello", audience: "client_user" })).not.toBeNull();
});

it("[O-01] a link that leaves the site is not followed", () => {
  const link = (value: string) => readInboxItem("a", { title: "t", link: value })?.link;
  expect(link("/user/orders")).toBe("/user/orders");
  expect(link("https://elsewhere.example/")).toBeNull();
  expect(link("//elsewhere.example/")).toBeNull();
});
