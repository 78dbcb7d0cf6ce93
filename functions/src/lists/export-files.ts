import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import type { ExportJob } from "@niyamdesk/domain/lists/export-job";
import { files } from "../platform/storage.ts";

type Job = Pick<ExportJob, "id" | "by" | "moment">;

const TYPE = "text/csv; charset=utf-8";

/** All that was written for it. */
const folderOf = ({ by, id }: Job) => `${STORAGE_FOLDERS.listExports}/${by}/${id}/`;
/** What was begun anew is written beside what there was: a worker that was held up writes into none of it. */
const partOf = (job: Job, n: number) => `${folderOf(job)}${job.moment.toMillis()}-${n}.csv`;
export const wholeOf = (job: Job) => `${folderOf(job)}${job.moment.toMillis()}.csv`;

/** The same slice written twice is the same file. */
export async function writePart(job: Job, n: number, text: string): Promise<void> {
  await (await files()).file(partOf(job, n)).save(text, { resumable: false, contentType: TYPE });
}

/** Puts the parts together. @returns how many bytes they are */
export async function joinParts(job: Job & Pick<ExportJob, "parts">): Promise<number> {
  const bucket = await files();
  const texts: Buffer[] = [];
  for (let n = 0; n < job.parts; n += 1) {
    const [content] = await bucket.file(partOf(job, n)).download();
    texts.push(content);
  }
  const whole = Buffer.concat(texts);
  await bucket.file(wholeOf(job)).save(whole, { resumable: false, contentType: TYPE });
  return whole.length;
}

export async function removeFiles(job: Job): Promise<void> {
  await (await files()).deleteFiles({ prefix: folderOf(job), force: true });
}
