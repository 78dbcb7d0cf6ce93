import { DomainError } from "@niyamdesk/domain/base/errors";
import { logOddity } from "./log.ts";

/**
 * What takes longer is given up, in words, while somebody still waits for them. What is under way ends by itself, or with its
 * lease.
 *
 * @throws DomainError busy
 */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      logOddity(`${what} took too long`);
      reject(new DomainError("busy"));
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
