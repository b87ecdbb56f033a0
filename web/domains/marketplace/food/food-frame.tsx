import { House, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { foodText } from '../../../../i18n/generated/food.ts';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { Logo } from '../../../ui/display/logo.tsx';

const navItems = [
  { to: '/', label: 'home', icon: House },
  { to: '/design', label: 'food', icon: Utensils },
] as const;

interface FoodFrameProps {
  /** The account actions in the sidebar. */
  account: ReactNode;
  /** The menu of the account, beside the logo. */
  accountMenu: ReactNode;
  box: ReactNode;
  children: ReactNode;
}

/** A sidebar on large screens; on small ones its two links become a bottom menu, and the box goes below the page. */
export function FoodFrame({ account, accountMenu, box, children }: FoodFrameProps) {
  return (
    <div className="flex min-h-(--page-height) flex-col lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="contents lg:block lg:border-line lg:border-r">
        <div className="contents lg:sticky lg:top-0 lg:flex lg:h-(--page-height) lg:flex-col lg:gap-5 lg:overflow-y-auto lg:p-3.5">
          <header className="mx-(--page-edge) mt-2.5 flex items-center justify-between gap-3 lg:mt-0 lg:mr-0 lg:ml-2.5 lg:gap-1">
            <Link to="/" aria-label="Snapbazaar" className="inline-flex min-h-11 items-center rounded-control">
              <Logo />
            </Link>
            {accountMenu}
          </header>
          <nav
            aria-label={foodText('mainMenu')}
            className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:static lg:border-0 lg:bg-transparent"
          >
            <ul className="grid grid-cols-2 lg:grid-cols-1 lg:gap-1.5">
              {navItems.map(({ to, label, icon: Icon }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end
                    className="flex min-h-14 flex-col items-center justify-center gap-1 font-semibold text-muted text-xs transition duration-150 aria-[current=page]:text-brand-strong lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-card lg:px-3 lg:text-body lg:text-ink lg:hover:bg-sunken lg:aria-[current=page]:bg-brand-soft"
                  >
                    <Icon aria-hidden="true" className="size-5" />
                    {shellText(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={shellText('account')} className="-mt-3.5 flex flex-1 flex-col gap-1.5 max-lg:hidden">
            {account}
          </nav>
          <div className="order-last mx-(--page-edge) mb-22 lg:mx-0 lg:mb-0">{box}</div>
        </div>
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="w-full max-w-7xl outline-none px-(--page-edge) pt-4 pb-10 lg:px-10 lg:pt-8"
      >
        {children}
      </main>
    </div>
  );
}
