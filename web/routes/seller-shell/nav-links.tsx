import { Link, useLocation } from 'react-router';
import { sellerShellText } from '../../../i18n/generated/seller-shell.ts';
import { classes } from '../../ui/buttons/classes.ts';
import { UnreadMark } from '../shell/header/unread-mark.tsx';
import { currentItem, navItems } from './nav-items.ts';

interface NavLinksProps {
  /** Shows only icons; the labels remain for screen readers and as tooltips. */
  isCollapsed?: boolean;
}

export function NavLinks({ isCollapsed = false }: NavLinksProps) {
  const { pathname } = useLocation();
  const current = currentItem(pathname);
  return (
    <ul className="flex flex-col gap-1">
      {navItems.map(({ to, label, detail, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={current?.to === to ? 'page' : undefined}
            title={isCollapsed ? sellerShellText(label) : undefined}
            className={classes(
              'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 font-semibold leading-tight transition-colors duration-150',
              'hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong',
              isCollapsed && 'justify-center',
            )}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className={classes(isCollapsed && 'sr-only')}>
              {sellerShellText(label)}
              {detail && (
                <>
                  <span className="sr-only"> / </span>
                  <span className="block font-medium text-muted text-xs">{sellerShellText(detail)}</span>
                </>
              )}
            </span>
            {to === '/storefront/messages' && <UnreadMark className={isCollapsed ? 'sr-only' : 'ml-auto'} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
