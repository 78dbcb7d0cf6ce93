import { useSyncExternalStore } from "react";
import { AppError, errorWords } from "../backend/app-error.ts";
import { networkReturns } from "../device/network-returns.ts";
import { pause } from "../loading/pause.ts";
import { type FileProblem, FileRefusal } from "./file-refusal.ts";
import { holdTab, whileSending } from "./hold-tab.ts";
import { type PreparedFile, prepareFile } from "./prepare-file.ts";
import { sendFile } from "./send-file.ts";

/** Where a file of one kind goes, and who is told that it is coming. Asked twice, it answers the same. */
export interface Destination {
  announce(file: PreparedFile, requestId: string): Promise<{ id: string; path: string; arrived: boolean }>;
  /** It is not coming. */
  withdraw(id: string): Promise<void>;
  /** XLSX and CSV are taken as well. */
  takesTables?: boolean;
  /** What is wrong with it for this place, beside what is wrong with it for all. */
  refusal?(file: PreparedFile): FileProblem | null;
  /** All of it is there. */
  arrived?(id: string, file: PreparedFile): void;
}

export type Upload = {
  name: string;
  /** Of the record that was announced for it. */
  id: string | null;
} & (
  | { phase: "preparing" }
  | { phase: "sending" | "waiting"; sent: number; size: number }
  /** All of it is there; whoever looks at it says more. */
  | { phase: "sent" }
  | { phase: "refused"; problem: FileProblem }
  | { phase: "failed"; words: string }
);

interface Job {
  seen: Upload;
  destination: Destination;
  file: PreparedFile | null;
  requestId: string;
  stop: AbortController;
  /** It arrived damaged and was sent once more. */
  repeated: boolean;
}

const TRIES = 6;
const FIRST_PAUSE_MS = 1_000;

/** Of this tab, by what each is for. They outlive the screen that began them; a reload ends them. */
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();
const NOTHING: ReadonlyMap<string, Upload> = new Map();
/** Another one with every change. */
let seen = NOTHING;

/** What becomes of each file, by what it is for; live. */
export function useUploads(): ReadonlyMap<string, Upload> {
  return useSyncExternalStore(
    subscribe,
    () => seen,
    () => NOTHING,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a file that was just picked, and sends it unless something is wrong with it. What was under way for the same is called off. */
export function startUpload(key: string, file: File, destination: Destination): void {
  cancelUpload(key);
  const job: Job = {
    seen: { name: file.name, id: null, phase: "preparing" },
    destination,
    file: null,
    requestId: crypto.randomUUID(),
    stop: new AbortController(),
    repeated: false,
  };
  jobs.set(key, job);
  tell();
  void run(job, async () => {
    const prepared = await prepareFile(file, destination.takesTables);
    const problem = destination.refusal?.(prepared) ?? null;
    if (problem !== null) throw new FileRefusal(problem);
    job.file = prepared;
    await deliver(job, prepared);
  });
}

/** The person called it off, or was told what was wrong. */
export function cancelUpload(key: string): void {
  const job = jobs.get(key);
  if (job === undefined) return;
  jobs.delete(key);
  job.stop.abort();
  if (job.seen.id !== null && job.seen.phase !== "sent") void withdrawn(job.destination, job.seen.id);
  tell();
}

/** What is known of it stands in its record now. */
export function forgetUpload(key: string): void {
  if (jobs.delete(key)) tell();
}

/** Whether it is on its way, or what keeps it from being, live. */
export function uploadOf(key: string): Upload | null {
  return jobs.get(key)?.seen ?? null;
}

/** Resolves once nothing is on its way for this any more: it arrived, was refused or failed. */
export function uploadSettled(key: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const phase = jobs.get(key)?.seen.phase;
      if (phase === "preparing" || phase === "sending" || phase === "waiting") return;
      leave();
      resolve();
    };
    const leave = subscribe(look);
    look();
  });
}

/** After a failure: the file is still in memory. */
export function retryUpload(key: string): void {
  const job = jobs.get(key);
  if (job?.seen.phase !== "failed" || job.file === null) return;
  const { file } = job;
  void run(job, () => deliver(job, file));
}

/** It arrived as something else than was sent: once more from memory, as a document of its own. Whether that can be. */
export function repeatUpload(key: string): boolean {
  const job = jobs.get(key);
  if (job === undefined || job.file === null || job.repeated || job.seen.phase !== "sent") return false;
  const { file } = job;
  job.repeated = true;
  job.requestId = crypto.randomUUID();
  void run(job, () => deliver(job, file));
  return true;
}

async function run(job: Job, work: () => Promise<void>): Promise<void> {
  const letGo = holdTab();
  try {
    await work();
  } catch (error) {
    if (job.stop.signal.aborted) return;
    if (error instanceof FileRefusal) show(job, { phase: "refused", problem: error.problem });
    else show(job, { phase: "failed", words: errorWords(error) });
  } finally {
    letGo();
  }
}

/** Until it has arrived. Whether it did is asked where it was announced: an answer that was lost says nothing. */
async function deliver(job: Job, file: PreparedFile): Promise<void> {
  const size = file.bytes.length;
  for (let tries = 1; ; tries += 1) {
    show(job, { phase: navigator.onLine ? "sending" : "waiting", sent: 0, size }, file.name);
    try {
      const { id, path, arrived } = await job.destination.announce(file, job.requestId);
      job.seen = { ...job.seen, id };
      if (job.stop.signal.aborted) return withdrawn(job.destination, id);
      if (!arrived) await whileSending(id, () => sendPieces(job, file, path));
      show(job, { phase: "sent" });
      job.destination.arrived?.(id, file);
      return;
    } catch (error) {
      if (job.stop.signal.aborted) return;
      if (error instanceof AppError && !PASSING.includes(error.code)) throw error;
      if (tries === TRIES) throw error instanceof AppError ? error : new AppError("timeout", "");
      show(job, { phase: "waiting", sent: 0, size });
      if (navigator.onLine) await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
      else await networkReturns();
      job.stop.signal.throwIfAborted();
    }
  }
}

/** Others say that it cannot be. */
const PASSING: readonly AppError["code"][] = ["offline", "timeout", "busy", "internal", "too_many_requests"];

function sendPieces(job: Job, file: PreparedFile, path: string): Promise<void> {
  const size = file.bytes.length;
  let sent = 0;
  let waiting = false;
  const showIt = () => show(job, { phase: waiting ? "waiting" : "sending", sent, size });
  return sendFile(
    file,
    path,
    {
      onSent: (bytes) => {
        sent = bytes;
        showIt();
      },
      onWaiting: (now) => {
        waiting = now;
        showIt();
      },
    },
    job.stop.signal,
  );
}

type Phase<T> = T extends unknown ? Omit<T, "name" | "id"> : never;

function show(job: Job, phase: Phase<Upload>, name = job.seen.name): void {
  if (job.stop.signal.aborted) return;
  job.seen = { name, id: job.seen.id, ...phase } as Upload;
  tell();
}

function tell(): void {
  seen = new Map([...jobs].map(([key, job]) => [key, job.seen]));
  for (const listener of listeners) listener();
}

/** Without a network it is forgotten with the other announcements that nothing came of. */
async function withdrawn({ withdraw }: Destination, id: string): Promise<void> {
  await withdraw(id).catch(() => undefined);
}
