import { useEffect, useState } from 'react';
import { getThreadPhoto } from '../../../../../contracts/communication/threads.ts';
import { api } from '../../../../lib/api/api.ts';
import { type AsyncResult, toResult } from '../../../../lib/api/async-result.ts';

/** An address of a photo of a conversation in this page, until the page is left; null while it loads or is not wanted yet. */
export function usePhotoAddress(
  { threadId, name }: { threadId: string; name: string },
  { isWanted, tries }: { isWanted: boolean; tries: number },
): AsyncResult<string> | null {
  const [result, setResult] = useState<AsyncResult<string> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the photo again.
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    let address: string | null = null;
    async function load(): Promise<string> {
      const { content } = await api(getThreadPhoto, { params: { id: threadId, name }, signal: stop.signal });
      stop.signal.throwIfAborted();
      address = URL.createObjectURL(content);
      return address;
    }
    setResult(null);
    void toResult(load()).then((loaded) => stop.signal.aborted || setResult(loaded));
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [threadId, name, isWanted, tries]);
  return result;
}
