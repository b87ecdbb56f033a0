import { useEffect } from 'react';
import { tellThreadChange } from '../thread-changes.ts';

const askEveryMs = 5000;

/** Calls back while the page is seen: when something happens in a thread, and now and then while that is not told. */
export function useThreadNews(onNews: () => Promise<void>): void {
  useEffect(() => {
    let isFollowing = () => false;
    let stopFollowing = () => {};
    let hasLeft = false;
    async function ask() {
      if (document.visibilityState === 'hidden') return;
      try {
        await onNews();
      } catch (error) {
        // The connection bar says what is wrong; the next question may be answered.
        console.warn('New messages could not be asked for.', error);
      }
    }
    async function follow() {
      try {
        const events = await import('../follow-events.ts');
        if (hasLeft) return;
        isFollowing = events.isFollowing;
        stopFollowing = events.followEvents(() => {
          void ask();
          tellThreadChange();
        });
      } catch (error) {
        console.warn('Events cannot be followed, so new messages are asked for.', error);
      }
    }
    void follow();
    const timer = setInterval(() => {
      if (!isFollowing()) void ask();
    }, askEveryMs);
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      hasLeft = true;
      stopFollowing();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [onNews]);
}
