import { useSession } from '../../../domains/identity/session/session.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';

const loadCount = () =>
  import('../../../domains/communication/messages/unread-count.tsx').then((module) => module.UnreadCount);

/** The count of unread messages, which is loaded after the page for people who are signed in. */
export function UnreadMark({ className }: { className?: string }) {
  const isSignedIn = useSession() !== null;
  const UnreadCount = useLazy(loadCount, isSignedIn);
  return isSignedIn && UnreadCount ? <UnreadCount className={className} /> : null;
}
