import { Download, Globe, LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { accountMenuText } from '../../../../../i18n/generated/account-menu.ts';
import { useLogOut } from '../../../../domains/identity/session/log-out.ts';
import { type Session, useSession } from '../../../../domains/identity/session/session.ts';
import { useInstallOffer } from '../../../../lib/browser/install-offer.ts';
import { Monogram } from '../../../../ui/display/monogram.tsx';
import { UnreadMark } from '../unread-mark.tsx';
import { accountMenuEntries } from './account-menu-entries.ts';

const entryClasses =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 py-1.5 text-left font-semibold leading-tight hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong';

export interface AccountMenuPanelProps {
  /** The id of the page's language popover, if its button has no room on a phone. */
  languagesId?: string;
  onClose: () => void;
}

/** The content of the account menu: who is signed in, where they can go, and log-out. */
export function AccountMenuPanel({ languagesId, onClose }: AccountMenuPanelProps) {
  const session = useSession();
  const logOut = useLogOut();
  const install = useInstallOffer();
  return (
    <div className="p-2 max-sm:pb-6">
      {session && <Person session={session} />}
      <ul>
        {accountMenuEntries[session?.user_type ?? 'guest'].map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end onClick={onClose} className={entryClasses}>
              <Entry icon={icon}>{accountMenuText(label)}</Entry>
              {label === 'messages' && <UnreadMark className="ml-auto" />}
            </NavLink>
          </li>
        ))}
        {languagesId && (
          <li className="sm:hidden">
            <button type="button" popoverTarget={languagesId} className={entryClasses}>
              <Entry icon={Globe}>{accountMenuText('language')}</Entry>
            </button>
          </li>
        )}
        {install && (
          <li>
            <button
              type="button"
              className={entryClasses}
              onClick={() => {
                onClose();
                void install();
              }}
            >
              <Entry icon={Download}>{accountMenuText('install')}</Entry>
            </button>
          </li>
        )}
        {session && (
          <li className="mt-2 border-line border-t pt-2">
            <button
              type="button"
              className={entryClasses}
              onClick={() => {
                onClose();
                void logOut();
              }}
            >
              <Entry icon={LogOut}>{accountMenuText('logOut')}</Entry>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function Person({ session: { user_type: role, post } }: { session: Session }) {
  const contact = post.email ?? post.phone;
  const roleName = accountMenuText(role === 'seller' ? 'sellerAccount' : 'customerAccount');
  return (
    <div className="mb-2 flex items-center gap-3 border-line border-b px-3.5 pt-1.5 pb-3">
      <Monogram name={post.name || contact || roleName} className="size-10 text-base" />
      <p className="min-w-0 leading-tight">
        <span className="block truncate font-bold">{post.name || roleName}</span>
        {contact && <span className="block truncate text-caption text-muted">{contact}</span>}
        {post.name && <span className="block truncate text-caption text-muted">{roleName}</span>}
      </p>
    </div>
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
