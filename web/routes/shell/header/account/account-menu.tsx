import { CircleUserRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { shellText } from '../../../../../i18n/generated/shell.ts';
import { useIntent } from '../../../../lib/react/intent.ts';
import { useLazy } from '../../../../lib/react/use-lazy.ts';
import { classes } from '../../../../ui/buttons/classes.ts';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import { UnreadMark } from '../unread-mark.tsx';
import type { AccountMenuPanelProps } from './account-menu-panel.tsx';

const loadPanel = () => import('./account-menu-panel.tsx').then((module) => module.AccountMenuPanel);

interface AccountMenuProps extends Omit<AccountMenuPanelProps, 'onClose'> {
  /** Applied to the button. */
  className?: string;
}

/**
 * The one menu of an account, in a native popover: the browser opens and closes it, also on Escape and a press outside,
 * returns the focus, and tells screen readers whether it is open. Its content is loaded when it is about to be needed.
 */
export function AccountMenu({ languagesId, className }: AccountMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isExpected, setExpected] = useState(false);
  const Panel = useLazy(loadPanel, isOpen || isExpected);
  const intent = useIntent(() => setExpected(true));
  // It may have been opened before the page was hydrated.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), []);
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={shellText('account')}
        title={shellText('account')}
        {...intent}
        className={classes(
          'account-menu-button relative inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition duration-150 hover:border-faint',
          className,
        )}
      >
        <CircleUserRound aria-hidden="true" className="size-5" />
        <UnreadMark className="-top-1 -right-1 absolute" />
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={shellText('account')}
        aria-busy={isOpen && !Panel}
        onToggle={({ newState, target }) => target === menu.current && setOpen(newState === 'open')}
        className="popover-panel account-menu"
      >
        {isOpen && Panel && <Panel languagesId={languagesId} onClose={() => menu.current?.hidePopover()} />}
        {isOpen && !Panel && <Spinner />}
      </nav>
    </>
  );
}
