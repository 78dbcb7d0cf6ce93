/**
 * A franchise application with four files of 5 MB, from the first byte to its ID, against nothing but the uploads of the same files;
 * and whether the tracker's time tells an ID that could be one from text that cannot.
 */
import "./support/unsigned-tokens.ts";
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { submitFranchiseApplication } from "../../functions/src/applications/submit-franchise-application.callable.ts";
import { trackApplication } from "../../functions/src/applications/track-application.callable.ts";
import { type ApplicationForm, applicationForm, stage } from "../functions/applying.ts";
import { serve } from "../functions/serve.ts";
import { pdf, png } from "../support/made-files.ts";
import { inPairs, median, timed } from "./measure.ts";
import { atMost, type Row, report } from "./row.ts";

const ROUNDS = 7;
const FILE_BYTES = 5_000_000;
const MOST = 1.3;
const PROBES = 1_000;
/** 0.5: who guesses by the time which is which is right as often as by a coin. */
const TELLS_NOTHING = 0.05;

const served = await serve({ submitFranchiseApplication, trackApplication });
try {
  report([await application(), await probes()]);
} finally {
  await served.close();
}

async function application(): Promise<Row> {
  let refused = 0;
  const { value, baseline, ratio } = await inPairs(
    ROUNDS,
    () => {
      const [uid, papers] = [randomUUID(), heavyPapers()];
      const files = papers.map(({ slot, file }) => ({ slot, file, name: file }));
      return timed(async () => {
        await upload(uid, papers);
        const answer = await post(
          "submitFranchiseApplication",
          { ...applicationForm(), files },
          tokenOf(uid),
        );
        if (!answer.includes('"application_id":"APP-')) refused += 1;
      });
    },
    () => {
      const [uid, papers] = [randomUUID(), heavyPapers()];
      return timed(() => upload(uid, papers));
    },
  );
  return {
    name: "application with four files of 5 MB",
    ...{ value, unit: "ms", ratio, baseline: { value: baseline, what: "uploads of the same files alone" } },
    aim: refused === 0 ? atMost(ratio, MOST) : { words: "none refused", met: false },
    notes: [
      `${ROUNDS} rounds; submitting by itself took ${Math.round(value - baseline)} ms`,
      "Uploads go over the loopback here: over a phone's 10 Mbit/s the four take 16 s by themselves.",
    ],
  };
}

async function probes(): Promise<Row> {
  const times: Record<"unknown" | "malformed", number[]> = { unknown: [], malformed: [] };
  const answers = new Set<string>();
  for (let probe = 0; probe < 2 * PROBES; probe += 1) {
    const kind = probe % 2 === 0 ? "unknown" : "malformed";
    const application_id =
      kind === "unknown" ? possibleId() : randomBytes(randomInt(4, 30)).toString("base64");
    // From an address of its own: what is limited tells nothing anyway.
    const from = `10.2.${randomInt(256)}.${randomInt(256)}, ${randomUUID()}`;
    const ms = await timed(async () => {
      answers.add(await post("trackApplication", { application_id }, null, from));
    });
    if (probe >= 100) times[kind].push(ms);
  }
  const [unknown, malformed] = [median(times.unknown), median(times.malformed)];
  const right = shareSlower(times.malformed, times.unknown);
  return {
    name: "tracker asked for an ID of nobody",
    ...{ value: unknown, unit: "ms", ratio: unknown / malformed },
    baseline: { value: malformed, what: "text that can be no ID" },
    aim: {
      words: "one answer, time tells nothing",
      met: answers.size === 1 && Math.abs(right - 0.5) <= TELLS_NOTHING,
    },
    notes: [
      `${PROBES} of each in turn; ${answers.size} different answers`,
      `Of two answers the malformed one was the slower in ${(100 * right).toFixed(1)} of 100`,
    ],
  };
}

/** How often one of the first is larger than one of the second. */
function shareSlower(first: readonly number[], second: readonly number[]): number {
  let larger = 0;
  for (const one of first) for (const other of second) if (one > other) larger += 1;
  return larger / (first.length * second.length);
}

function possibleId(): string {
  const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const tail = Array.from({ length: 6 }, () => letters[randomInt(32)]).join("");
  return `APP-${Date.now() - randomInt(10 ** 9)}-${tail}`;
}

interface Heavy {
  slot: ApplicationForm["files"][number]["slot"];
  file: string;
  content: Buffer;
}

/** Photos of three papers and a scanned statement, like none before. */
function heavyPapers(): Heavy[] {
  const photos = (["businessLicense", "idProof", "addressProof"] as const).map((slot) => ({
    slot,
    file: "1.png",
    content: heavyPicture(),
  }));
  const streams = [{ dictionary: "", content: randomBytes(FILE_BYTES) }];
  const statement = pdf({
    pages: Array.from({ length: 12 }, (_, page) => [`Statement, page ${page}`]),
    streams,
  });
  return [...photos, { slot: "bankStatement", file: "1.pdf", content: statement }];
}

/** What a camera adds to a picture stands before its end. */
function heavyPicture(): Buffer {
  const END = 12;
  const picture = png(3000, 2000);
  const data = Buffer.concat([Buffer.from("noTe"), randomBytes(FILE_BYTES - picture.length)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  check.writeUInt32BE(crc32(data));
  return Buffer.concat([picture.subarray(0, -END), length, data, check, picture.subarray(-END)]);
}

/** As a browser sends them: all at once. */
async function upload(uid: string, papers: readonly Heavy[]): Promise<void> {
  await Promise.all(
    papers.map(({ slot, file, content }) =>
      stage(uid, slot, file, content, file.endsWith(".pdf") ? "application/pdf" : "image/png"),
    ),
  );
}

async function post(name: string, data: object, token: string | null, from?: string): Promise<string> {
  const answer = await fetch(`${served.url}/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  return `${answer.status} ${await answer.text()}`;
}

/** Of a guest, as the Auth emulator gives it. */
function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const payload = {
    ...{ sub: uid, user_id: uid, iat: now, auth_time: now, exp: now + 3600 },
    firebase: { identities: {}, sign_in_provider: "anonymous" },
  };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
}
