import { NavLink } from 'react-router';
import { Logo } from '../../../ui/display/logo.tsx';
import { AccountActions } from './account/account-actions.tsx';
import { AccountMenu } from './account/account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { FavoritesLink } from './favorites-link.tsx';
import { SearchBox } from './search/search-box.tsx';
import { TaskBell } from './task-bell.tsx';

/** One row on wide screens; on phones the search box has its own row, and with very large text every element does. */
export function Header() {
  return (
    <header className="sticky top-0 z-30 max-tiny:static bg-paper">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center max-tiny:grid-cols-1 max-tiny:justify-items-start gap-x-3 gap-y-2 px-(--page-edge) py-2.5 md:grid-cols-[1fr_minmax(0,40rem)_1fr] lg:px-8">
        <NavLink to="/" end className="inline-flex min-h-11 items-center justify-self-start rounded-control">
          <Logo />
        </NavLink>
        <div className="flex min-w-0 items-center gap-2.5 max-md:order-last max-md:col-span-full max-md:w-full max-tiny:flex-wrap">
          <SearchBox className="min-w-0 flex-1 max-tiny:basis-full" />
          <FavoritesLink className="md:hidden" />
          <CartLink className="md:hidden" />
        </div>
        <div className="flex items-center justify-end gap-2.5">
          <FavoritesLink className="max-md:hidden" />
          <CartLink className="max-md:hidden" />
          <AccountActions />
          <div className="for-signed-in contents">
            <TaskBell />
            <AccountMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
