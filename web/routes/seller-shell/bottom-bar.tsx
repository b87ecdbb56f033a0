import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { sellerShellText } from '../../../i18n/generated/seller-shell.ts';
import { classes } from '../../ui/buttons/classes.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { UnreadMark } from '../shell/header/unread-mark.tsx';
import { currentItem, navItems } from './nav-items.ts';
import { NavLinks } from './nav-links.tsx';
import { UserBlock } from './user-block.tsx';

const barItems = navItems.filter(({ short }) => short !== undefined);
const entry =
  'flex min-h-14 w-full flex-col items-center justify-center gap-1 font-semibold text-tab-on-phone text-muted leading-4 transition-colors duration-150 aria-[current=page]:text-brand-strong';

/** The navigation of small screens: four pages in the bar, everything else behind 'More'. */
export function BottomBar({ themeSwitch }: { themeSwitch: ReactNode }) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { pathname } = useLocation();
  const current = currentItem(pathname);
  const isInMore = !current?.short;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes after navigation.
  useEffect(() => setMoreOpen(false), [pathname]);

  return (
    <nav
      aria-label={sellerShellText('workspace')}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {barItems.map(({ to, short, icon: Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={current?.to === to ? 'page' : undefined} className={entry}>
              <Icon aria-hidden="true" className="size-5" />
              {short && sellerShellText(short)}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setMoreOpen(true)}
            className={classes(entry, 'relative', isInMore && 'text-brand-strong')}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
            {sellerShellText('more')}
            <UnreadMark className="absolute top-1 left-[calc(50%+0.375rem)]" />
          </button>
        </li>
      </ul>
      <Sheet isOpen={isMoreOpen} onClose={() => setMoreOpen(false)} title={sellerShellText('yourWorkspace')}>
        <div className="flex min-h-full flex-col gap-6">
          <NavLinks />
          <div className="mt-auto flex flex-col gap-4">
            {themeSwitch}
            <UserBlock />
          </div>
        </div>
      </Sheet>
    </nav>
  );
}
