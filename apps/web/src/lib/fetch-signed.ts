import { ApiError, NetworkError } from '#lib/api-error.ts';

/** Fetches from a signed address, which is no call of the contract; fails as those do. */
export async function fetchSigned(
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    if (init.signal.aborted) throw cause;
    throw new NetworkError('The server cannot be reached.', { cause });
  });
  if (!response.ok)
    throw new ApiError(response.status, `The document could not be loaded (${response.status}).`);
  return response;
}
