import person from '@lobehub/fluent-emoji-3d/assets/1f9d1-200d-1f4bc.webp';
import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { sellerShellText } from '../../../i18n/generated/seller-shell.ts';
import { useLogOut } from '../../domains/identity/session/log-out.ts';
import { useSession } from '../../domains/identity/session/session.ts';
import { classes } from '../../ui/buttons/classes.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';

/** The signed-in user with a link to the profile, and the log-out button. */
export function UserBlock({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const post = useSession()?.post;
  const logOut = useLogOut();
  const contact = post?.email ?? post?.phone;
  return (
    <div className={classes('flex items-center gap-1', isCollapsed && 'flex-col')}>
      <NavLink
        to="/profile"
        aria-label={isCollapsed ? sellerShellText('profile') : undefined}
        title={isCollapsed ? sellerShellText('profile') : undefined}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-control px-2 transition-colors duration-150 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
      >
        <img src={person} alt="" width={36} height={36} className="size-8 shrink-0" />
        {!isCollapsed && (
          <span className="min-w-0 leading-tight">
            <span className="block truncate font-bold">{post?.name ?? sellerShellText('yourProfile')}</span>
            {contact && <span className="block truncate text-caption text-muted">{contact}</span>}
          </span>
        )}
      </NavLink>
      <IconButton
        label={sellerShellText('logOut')}
        icon={LogOut}
        onClick={logOut}
        className="text-muted hover:text-ink"
      />
    </div>
  );
}
