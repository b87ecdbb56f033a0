import {
  CircleUserRound,
  Globe,
  Heart,
  LogIn,
  LogOut,
  type LucideIcon,
  Package,
  ShoppingCart,
  Sparkles,
  Store,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { shellText } from '../../../../i18n/generated/shell.ts';
import { useLogOut } from '../../../domains/identity/session/log-out.ts';
import { classes } from '../../../ui/buttons/classes.ts';

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 text-left font-semibold hover:bg-sunken';

interface AccountMenuProps {
  /** The id of the page's language popover, if its button has no room on a phone. */
  languagesId?: string;
  className?: string;
}

/** The account actions in a native popover, for pages whose top bar has no room for more than one button. */
export function AccountMenu({ languagesId, className }: AccountMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const logOut = useLogOut();
  const close = () => menu.current?.hidePopover();
  const link = (to: string, icon: LucideIcon, label: string) => (
    <Link to={to} onClick={close} className={entry}>
      <Entry icon={icon}>{label}</Entry>
    </Link>
  );
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={shellText('account')}
        title={shellText('account')}
        className={classes(
          'account-menu-button inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition duration-150 hover:border-faint',
          className,
        )}
      >
        <CircleUserRound aria-hidden="true" className="size-5" />
      </button>
      <nav
        ref={menu}
        id="account-menu"
        popover="auto"
        aria-label={shellText('account')}
        className="popover-panel account-menu"
      >
        <ul className="p-2 max-sm:pb-6">
          <li>{link('/favorites', Heart, shellText('myFavorites'))}</li>
          <li>{link('/cart', ShoppingCart, shellText('cart'))}</li>
          <li className="for-customers">{link('/orders', Package, shellText('orders'))}</li>
          <li className="for-customers">{link('/account', UserRound, shellText('yourAccount'))}</li>
          <li className="for-sellers">{link('/chat', Sparkles, shellText('aiChat'))}</li>
          {languagesId && (
            <li className="sm:hidden">
              <button type="button" popoverTarget={languagesId} className={entry}>
                <Entry icon={Globe}>{shellText('language')}</Entry>
              </button>
            </li>
          )}
          <li className="for-guests">{link('/signin-user', LogIn, shellText('logIn'))}</li>
          <li className="for-guests">{link('/signin', Store, shellText('seller'))}</li>
          <li className="for-signed-in">
            <button
              type="button"
              className={entry}
              onClick={() => {
                close();
                void logOut();
              }}
            >
              <Entry icon={LogOut}>{shellText('logOut')}</Entry>
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}

function Entry({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </>
  );
}
