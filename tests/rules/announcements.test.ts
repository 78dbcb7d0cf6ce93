import { queryShape } from "@niyamdesk/domain/base/query";
import { ROLES } from "@niyamdesk/domain/base/roles";
import { announcementsFor } from "@niyamdesk/domain/notifications/announcements-for";
import { audiencesOf, publishedTo } from "@niyamdesk/domain/notifications/audience";
import { doc, getDoc, getDocs, setDoc, Timestamp } from "firebase/firestore/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTORS, type Actor, uidOf } from "./actors.ts";
import { isAllowed, openRulesProject, type RulesProject } from "./environment.ts";
import { liteQuery } from "./lite-query.ts";

let project: RulesProject;
const OWN = audiencesOf(["iec", "gst-return"], "27");
const AUDIENCES = [
  "all",
  ...ROLES,
  ...publishedTo({ to: ["client_user"], services: [], states: ["27", "29"] }),
  ...publishedTo({ to: ["client_user"], services: ["iec", "trademark"], states: [] }),
  ...publishedTo({ to: ["client_user"], services: ["iec"], states: ["27", "29"] }),
];
const idOf = (audience: string) => audience.replace(/[: ]/g, "-");

beforeAll(async () => {
  project = await openRulesProject("announcements");
  for (const audience of AUDIENCES) {
    for (const isActive of [true, false]) {
      await setDoc(doc(project.seeder, `notifications/${idOf(audience)}${isActive ? "" : "-ended"}`), {
        ...{ title: audience, audience, isActive, createdAt: Timestamp.now() },
      });
    }
  }
  const profile = { audiences: OWN, role: "client_user" };
  await setDoc(doc(project.seeder, `profiles/${uidOf("client_user")}`), profile);
  // What a profile says of somebody else's role opens nothing.
  await setDoc(doc(project.seeder, `profiles/${uidOf("telecaller")}`), { ...profile, role: "telecaller" });
});
afterAll(() => project.close());

/** What the rules must let somebody read, written down by hand. */
function mayRead(actor: Actor, audience: string): boolean {
  if (actor === "admin" || audience === "all" || audience === actor) return true;
  const own = ["state:27", "service:iec", "service:iec state:27"];
  return actor === "client_user" && own.includes(audience);
}

test.each(ACTORS)("[SUP-11] a %s gets announcements of their own audiences and no other", async (actor) => {
  const db = project.as(actor);
  for (const audience of AUDIENCES) {
    const read = (end: string) => isAllowed(() => getDoc(doc(db, `notifications/${idOf(audience)}${end}`)));
    expect([audience, await read(""), await read("-ended")]).toEqual([
      audience,
      mayRead(actor, audience),
      actor === "admin",
    ]);
  }
});

test.each(ROLES)(
  "[SUP-11] a %s lists in one query what is theirs, and another's audience refuses it all",
  async (role) => {
    const db = project.as(role);
    const own = role === "client_user" ? OWN : [];
    const list = (audiences: readonly string[]) =>
      getDocs(liteQuery(db, queryShape(announcementsFor(role, audiences), {})));
    const titles = (await list(own)).docs.map((one) => one.get("title") as string);
    const wanted = AUDIENCES.filter((one) => one === "all" || one === role || own.includes(one));
    expect(titles.sort()).toEqual([...wanted].sort());
    if (role === "admin") return;
    expect(await isAllowed(() => list([...own, "state:29"]))).toBe(false);
    expect(await isAllowed(() => list([...own, "admin"]))).toBe(false);
  },
);

test("[SUP-11] a client without a profile yet gets what is for all", async () => {
  const db = project.as("client_user", "newcomer");
  const found = await getDocs(liteQuery(db, queryShape(announcementsFor("client_user", []), {})));
  expect(found.size).toBe(2);
});
