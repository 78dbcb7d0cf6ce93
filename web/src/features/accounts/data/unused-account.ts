import { call } from "../../../lib/backend/callables.ts";
import { linkError } from "../link-words.ts";

/** Mails the second proof. @returns epoch ms from which another may be sent. @throws AppError */
export async function mailNumberProof(ticket: string): Promise<number> {
  const { wait_s } = await call("sendNumberProof", { token: ticket }).catch((error: unknown) => {
    throw linkError(error);
  });
  return Date.now() + wait_s * 1000;
}

/** Takes the number off an account that is somebody else's. @throws AppError */
export async function disownAccount(ticket: string): Promise<void> {
  await call("disownNumber", { token: ticket }).catch((error: unknown) => {
    throw linkError(error);
  });
}
