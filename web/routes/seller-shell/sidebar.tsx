import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sellerShellText } from '../../../i18n/generated/seller-shell.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { storedText, useStoredText } from '../../lib/storage/stored-text.ts';
import { classes } from '../../ui/buttons/classes.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Logo, LogoMark } from '../../ui/display/logo.tsx';
import { NavLinks } from './nav-links.tsx';
import { UserBlock } from './user-block.tsx';

const stored = storedText(storageKeys.sidebar);
const collapsed = 'collapsed';
const contentClasses = 'sticky top-0 flex h-(--page-height) flex-col overflow-y-auto px-3 pb-4';

interface SidebarProps {
  themeSwitch: ReactNode;
  /** The theme switch of a collapsed sidebar. */
  compactThemeSwitch: ReactNode;
}

/** Large screens only. Collapsed it shows only icons; the state is stored for the next visit. */
export function Sidebar({ themeSwitch, compactThemeSwitch }: SidebarProps) {
  const isCollapsed = useStoredText(stored) === collapsed;
  return (
    <aside className={columnClasses(isCollapsed)}>
      <div className={contentClasses}>
        <div className={classes('mt-4 mb-2 flex items-center justify-between', isCollapsed && 'flex-col gap-1')}>
          <Link
            to="/"
            aria-label="Snapbazaar"
            className={classes('inline-flex min-h-11 items-center rounded-control', !isCollapsed && 'ml-2.5')}
          >
            {isCollapsed ? <LogoMark /> : <Logo />}
          </Link>
          <IconButton
            label={sellerShellText(isCollapsed ? 'unfoldSidebar' : 'foldSidebar')}
            icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
            aria-expanded={!isCollapsed}
            onClick={() => stored.write(isCollapsed ? null : collapsed)}
            className="text-muted hover:text-ink"
          />
        </div>
        <nav aria-label={sellerShellText('workspace')}>
          <NavLinks isCollapsed={isCollapsed} />
        </nav>
        <div className="mt-auto flex flex-col gap-3 pt-6">
          {isCollapsed ? compactThemeSwitch : themeSwitch}
          <UserBlock isCollapsed={isCollapsed} />
        </div>
      </div>
    </aside>
  );
}

/** Reserves the sidebar's space until the session is known. */
export function SidebarSkeleton() {
  const isCollapsed = useStoredText(stored) === collapsed;
  return (
    <div aria-hidden="true" className={columnClasses(isCollapsed)}>
      <div className={contentClasses}>
        <div className={classes('mt-4 flex min-h-11 items-center', isCollapsed ? 'justify-center' : 'ml-2.5')}>
          {isCollapsed ? <LogoMark /> : <Logo />}
        </div>
      </div>
    </div>
  );
}

/** As high as the page, so that its line has no end. */
function columnClasses(isCollapsed: boolean): string {
  return classes('hidden shrink-0 border-line border-r lg:block', isCollapsed ? 'w-18' : 'w-62');
}
