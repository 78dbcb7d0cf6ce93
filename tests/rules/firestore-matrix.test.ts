import { readFileSync } from "node:fs";
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACTORS, type Actor, uidOf } from "./actors.ts";
import { allowsWithoutBothAnswers, ruleCoverage } from "./coverage.ts";
import { isAllowed, openRulesProject, type RulesProject } from "./environment.ts";
import { type Cell, FIRESTORE_CELLS } from "./matrix.ts";
import { type Belonging, SAMPLES, type Sample } from "./samples.ts";

const STAFF: readonly Actor[] = ["franchise", "ca", "telecaller", "tax_executive"];

let project: RulesProject;

beforeAll(async () => {
  project = await openRulesProject("matrix");
});

afterAll(() => project.close());

const PROFILES = FIRESTORE_CELLS.filter(({ row }) => row === "profiles");
const OTHERS = FIRESTORE_CELLS.filter(({ row }) => row !== "profiles");

/** They come and go here; what is written below needs them to stay. */
describe("every actor on profiles", () => {
  test.concurrent.each(PROFILES)("[R-05] $row: $actor, $side → $answer", async (cell) => {
    expect(await answersFor(cell)).toBe(cell.answer);
  });
});

describe("every actor on every other collection", () => {
  beforeAll(async () => {
    for (const actor of ACTORS)
      await setDoc(doc(project.seeder, `profiles/${uidOf(actor)}`), {
        name: actor,
        role: actor,
        staff_status: "active",
      });
  });

  test.concurrent.each(OTHERS)("[R-05] [RZP-22] $row: $actor, $side → $answer", async (cell) => {
    expect(await answersFor(cell)).toBe(cell.answer);
  });

  test("[R-05] every collection of the matrix has its sample, and the other way round", () => {
    expect(new Set(FIRESTORE_CELLS.map(({ row }) => row))).toEqual(new Set(Object.keys(SAMPLES)));
    for (const { answer } of FIRESTORE_CELLS) expect(answer).toMatch(/^[G-][L-][C-][U-][D-]$/);
  });

  test("[R-05] every allow expression was both granted and refused", async () => {
    const coverage = await ruleCoverage(project.projectId, readFileSync("firestore.rules", "utf8"));
    const lacking = allowsWithoutBothAnswers(coverage);
    console.log(
      `rule coverage: ${coverage.length - lacking.length} of ${coverage.length} allow expressions, both ways`,
    );
    expect(lacking).toEqual([]);
  }, 60_000);
});

async function answersFor({ row, actor, side }: Cell): Promise<string> {
  const sample = SAMPLES[row];
  if (!sample) throw new Error(`No sample for '${row}'`);
  const db = project.as(actor);
  const of = belonging(actor, side);
  const id = sample.id?.(of) ?? `${row.replaceAll(/\W+/g, "-")}-${actor}-${side}`;
  const path = `${sample.collection(of)}/${id}`;
  const here = doc(db, path);

  await prepare(sample, of, path, null);
  const created = sample.created?.({ uid: uidOf(actor), role: actor }) ?? sample.stored(of, id);
  const create = await isAllowed(() => setDoc(here, created));
  await prepare(sample, of, path, sample.stored(of, id));
  const get = await isAllowed(() => getDoc(here));
  const list = await mayList(db, sample, of, side);
  const update = await isAllowed(() => updateDoc(here, change(sample, of, actor, row)));
  const remove = await isAllowed(() => deleteDoc(here));
  const letter = (allowed: boolean, name: string) => (allowed ? name : "-");
  return [
    letter(get, "G"),
    letter(list, "L"),
    letter(create, "C"),
    letter(update, "U"),
    letter(remove, "D"),
  ].join("");
}

function belonging(actor: Actor, side: Cell["side"]): Belonging {
  const uid = uidOf(actor);
  const stranger = `stranger-to-${actor}`;
  if (side === "other") return { person: stranger, client: stranger, staff: `staff-of-${stranger}` };
  return STAFF.includes(actor)
    ? { person: uid, client: "someone", staff: uid }
    : { person: uid, client: uid, staff: null };
}

/** Puts the document and what is around it in place; null takes it away. */
async function prepare(sample: Sample, of: Belonging, path: string, data: object | null): Promise<void> {
  const db = project.seeder;
  for (const [at, around] of Object.entries(sample.around?.(of) ?? {})) await setDoc(doc(db, at), around);
  await (data === null ? deleteDoc(doc(db, path)) : setDoc(doc(db, path), data));
}

/** A stranger's documents must not be had by the whole collection either: both lists have one answer. */
async function mayList(db: Firestore, sample: Sample, of: Belonging, side: Cell["side"]): Promise<boolean> {
  const all = collection(db, sample.collection(of));
  const filter = sample.filter?.(of);
  const filters = [filter, sample.also?.()].filter((one) => one !== undefined);
  const filtered = await isAllowed(() =>
    getDocs(query(all, ...filters.map((one) => where(...one)), limit(20))),
  );
  const isOwnerBound = filter !== undefined && side === "other" && typeof filter[2] === "string";
  if (isOwnerBound) expect(await isAllowed(() => getDocs(query(all, limit(20))))).toBe(filtered);
  return filtered;
}

/** Nobody's lead is taken, not moved. */
function change(sample: Sample, of: Belonging, actor: Actor, row: string) {
  const changes = sample.change?.(of) ?? {};
  return row === "crm_leads (nobody's)"
    ? { assigned_to: uidOf(actor), updated_at: changes.updated_at }
    : changes;
}
