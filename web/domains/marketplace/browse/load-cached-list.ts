import { checkConnection } from '../../../lib/api/connection.ts';
import { getCachedOrFetch } from '../product-list/list-cache.ts';

interface ListRequest<Data> {
  url: URL;
  request: Request;
  serverLoader: () => Promise<Data>;
}

/** Loads a list of products in the browser; `failed` is shown when they cannot be fetched. */
export async function loadCachedList<Data extends { hasFailed?: boolean }, Failed>(
  { url, request, serverLoader }: ListRequest<Data>,
  failed: Failed,
): Promise<Data | Failed> {
  try {
    return await getCachedOrFetch(url, serverLoader);
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.error('The products could not be fetched.', error);
    void checkConnection();
    return failed;
  }
}
