import { unreadMessagesText } from '../../../../i18n/generated/unread-messages.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { useUnread } from './unread-store.ts';

/** The server counts at most 100. */
const maxShown = 99;

/** The number of unread messages on its button or entry, and in words for screen readers; nothing where all are read. */
export function UnreadCount({ className }: { className?: string }) {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span
      className={classes(
        'min-w-5 rounded-full bg-brand px-1 text-center font-bold text-on-brand text-xs leading-5',
        className,
      )}
    >
      <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</span>
      <span className="sr-only">{unreadMessagesText('unread', { count })}</span>
    </span>
  );
}
