import useSWR from "swr";

/** One-off public reads stay fresh for 5 minutes and are tried again up to 3 times. */
const FRESH_MS = 5 * 60_000;
const RETRIES = 3;

export interface PublicRead<T> {
  data: T | undefined;
  failed: boolean;
  loading: boolean;
  retry(): void;
}

/** Reads once per key and shares the answer between components. A null key reads nothing. */
export function usePublicRead<T>(key: string | null, read: () => Promise<T>): PublicRead<T> {
  const { data, error, isLoading, mutate } = useSWR<T, unknown>(key, read, {
    dedupingInterval: FRESH_MS,
    revalidateOnFocus: false,
    revalidateOnReconnect: true,
    errorRetryCount: RETRIES,
    errorRetryInterval: 1500,
  });
  return {
    data,
    failed: error !== undefined && data === undefined,
    loading: isLoading,
    retry: () => void mutate(),
  };
}
