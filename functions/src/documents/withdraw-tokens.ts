import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { files } from "../platform/storage.ts";
import { isMeanwhileGone } from "./meanwhile-gone.ts";

/** A file as an event tells of it. */
interface StoredFile {
  name: string;
  generation?: string | number;
  contentType?: string | undefined;
  metadata?: Readonly<Record<string, string>> | undefined;
}

const TOKENS = "firebaseStorageDownloadTokens";
/** What stands in their place: metadata that is empty would be taken for 'as it was'. */
const WITHDRAWN = { access: "by-rule" };

/**
 * Takes the download tokens off a private file. Such a token opens the file for whoever has it, past every rule and for
 * ever; Storage gives one to the uploader, who may also name it, and to whoever asks for a download address. The file is
 * written anew without, which leaves its content as it is.
 */
export async function withdrawTokens({ name, generation, contentType, metadata }: StoredFile): Promise<void> {
  if (isPublic(name) || !metadata?.[TOKENS]) return;
  const file = (await files()).file(name);
  try {
    await file.copy(file, {
      ...(contentType === undefined ? {} : { contentType }),
      metadata: WITHDRAWN,
      ...(generation === undefined ? {} : { preconditionOpts: { ifGenerationMatch: generation } }),
    });
  } catch (error) {
    if (!isMeanwhileGone(error)) throw error;
  }
}

function isPublic(name: string): boolean {
  return name.startsWith(`${STORAGE_FOLDERS.partners}/`);
}
