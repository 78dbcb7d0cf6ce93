import { expect, it } from "vitest";
import { onceEach, readAnnouncement } from "./announcement.ts";
import { inOrder, type Notice, readInboxItem } from "./notice.ts";

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

it("[SUP-11] an announcement for readers of another language is not shown; one of several audiences is shown once", () => {
  expect(readAnnouncement("a", { title: "Targets", language: "hi" })).toBeNull();
  const own = ["a.all", "a.client_user"].map((id) =>
    readAnnouncement(id, { title: "Hello", language: "en", announcement_id: "a" }),
  );
  expect(onceEach(own.filter((one) => one !== null)).map(({ id }) => id)).toEqual(["a"]);
});

it("[O-01] a link that leaves the site is not followed", () => {
  const link = (value: string) => readInboxItem("a", { title: "t", link: value })?.link;
  expect(link("/user/orders")).toBe("/user/orders");
  expect(link("https://elsewhere.example/")).toBeNull();
  expect(link("//elsewhere.example/")).toBeNull();
});
