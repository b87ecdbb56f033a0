import { useEffect, useState } from 'react';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { followSeller, listFollowIds, unfollowSeller } from '../../../../contracts/marketplace/follows.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useSession } from '../../identity/session/session.ts';

/** Whether the signed-in customer follows a shop; the press is shown at once and taken back if the server refuses it. */
export function useFollow(sellerId: string, isFollowedFirst: boolean) {
  const session = useSession();
  const token = session?.user_type === 'customer' ? session.token : null;
  const [isFollowed, setFollowed] = useState(isFollowedFirst);
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast('customer');

  useEffect(() => {
    // A page of followed shops knows it already.
    if (isFollowedFirst) return;
    setFollowed(false);
    if (token === null) return;
    const stop = new AbortController();
    readFollowIds(token, stop.signal)
      .then((ids) => !stop.signal.aborted && setFollowed(ids.includes(sellerId)))
      .catch((error) => stop.signal.aborted || console.warn('The followed shops could not be read.', error));
    return () => stop.abort();
  }, [token, sellerId, isFollowedFirst]);

  async function change(isWanted: boolean): Promise<void> {
    setBusy(true);
    setFollowed(isWanted);
    try {
      const params = { id: sellerId };
      await (isWanted ? api(followSeller, { params }) : api(unfollowSeller, { params }));
    } catch (error) {
      setFollowed(!isWanted);
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { isFollowed, isBusy, change };
}

/** Calls fetch directly, because the API client redirects to the sign-in when the session has expired. */
async function readFollowIds(token: string, signal: AbortSignal): Promise<string[]> {
  const reply = await fetch(`${apiBase}${listFollowIds.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  return reply.ok ? (await reply.json()).ids : [];
}
