import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '../../../../contracts/communication/notifications.ts';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import { notificationsText } from '../../../../i18n/generated/notifications.ts';
import { formatMoment } from '../../../lib/language/format-days.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { markRead } from './load-notifications.ts';

/** One line: what happened, of which goods, and when; a press opens it, and it is read. */
export function NotificationEntry({ notification, onOpen }: { notification: Notification; onOpen?: () => void }) {
  const { ids, title, text, path, image, is_read: isRead, created_at: createdAt } = notification;
  return (
    <Link
      to={path}
      onClick={() => {
        if (!isRead) void markRead({ ids });
        onOpen?.();
      }}
      className="flex min-h-11 items-start gap-3 rounded-card px-3 py-2.5 leading-tight transition-colors duration-150 hover:bg-sunken"
    >
      {image ? (
        <img
          src={pictureAddress(image, 160, 'webp')}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          className="size-12 shrink-0 rounded-control bg-sunken object-cover"
        />
      ) : (
        <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-control bg-sunken text-muted">
          <Bell aria-hidden="true" className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className={classes('block text-pretty', isRead ? 'font-medium' : 'font-bold')}>{title}</span>
        {text && (
          <span dir="auto" translate="no" className="mt-0.5 line-clamp-2 text-muted text-sm">
            {text}
          </span>
        )}
        <span className="mt-0.5 block text-caption text-muted">{formatMoment(createdAt)}</span>
      </span>
      {!isRead && (
        <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-brand">
          <span className="sr-only">{notificationsText('unread')}</span>
        </span>
      )}
    </Link>
  );
}
