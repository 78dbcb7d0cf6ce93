import { files } from "../platform/storage.ts";
import { isMeanwhileGone } from "./meanwhile-gone.ts";

/**
 * Deletes a private file that was stored before an instant (epoch ms); a newer one in its place stays.
 */
export async function removeFile(path: string, before: number): Promise<void> {
  const file = (await files()).file(path);
  try {
    const [{ timeCreated, generation }] = await file.getMetadata();
    if (Date.parse(String(timeCreated)) > before) return;
    await file.delete(generation === undefined ? {} : { ifGenerationMatch: generation });
  } catch (error) {
    if (!isMeanwhileGone(error)) throw error;
  }
}
