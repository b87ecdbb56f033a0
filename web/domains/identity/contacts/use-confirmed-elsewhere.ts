import { useEffect } from 'react';
import { getMe } from '../../../../contracts/identity/accounts.ts';
import { api } from '../../../lib/api/api.ts';
import { readSession, startSession } from '../session/session.ts';

const everyMs = 10_000;

/** Notices that the email or phone was confirmed on another device: at once, when the page is looked at again, and in between. */
export function useConfirmedElsewhere(): void {
  useEffect(() => {
    const stop = new AbortController();
    async function look() {
      if (document.visibilityState !== 'visible') return;
      const asked = readSession();
      if (asked?.post.has_verified_contact !== false) return;
      // Without a connection the next look tells.
      const me = await api(getMe, { signal: stop.signal }).catch(() => null);
      const session = readSession();
      if (me?.post.has_verified_contact && session?.token === asked.token) startSession({ ...session, post: me.post });
    }
    void look();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
}
