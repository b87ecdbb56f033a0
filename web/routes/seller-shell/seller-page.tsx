import { CircleQuestionMark, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sellerShellText } from '../../../i18n/generated/seller-shell.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Logo, LogoMark } from '../../ui/display/logo.tsx';
import { AccountMenu } from '../shell/header/account/account-menu.tsx';
import { TaskBell } from '../shell/header/task-bell.tsx';

interface SellerPageProps {
  title: string;
  /** Shown beside the title, about the whole page. */
  badge?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One page of the workspace: the title beside the bell, Upgrade, help and the account menu, then its content. */
export function SellerPage({ title, badge, lead, children }: SellerPageProps) {
  return (
    <div className="min-w-0 flex-1 px-(--page-edge) pt-3 pb-28 lg:px-9 lg:pt-7 lg:pb-12">
      <div className="mx-auto w-full max-w-[74rem]">
        <header className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-4 sm:gap-x-3">
          <Link to="/" className="mr-auto inline-flex min-h-11 items-center rounded-control lg:hidden">
            {/* On phones the name makes room for the account menu. */}
            <span className="sm:hidden">
              <LogoMark />
              <span className="sr-only">Snapbazaar</span>
            </span>
            <span className="max-sm:hidden">
              <Logo />
            </span>
          </Link>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 max-lg:order-last max-lg:basis-[calc(100%-3.5rem)] lg:basis-72">
            <h1 className="min-w-0 text-title [overflow-wrap:anywhere] sm:text-headline">{title}</h1>
            {badge}
          </div>
          {/* Together, so that a long title moves all of them to the next row or none. */}
          <div className="flex items-center gap-x-3 max-lg:contents">
            <TaskBell className="max-lg:order-last" />
            <ButtonLink
              to="/upgrade"
              tone="ai"
              icon={<Zap aria-hidden="true" className="size-4 max-sm:hidden" />}
              className="max-sm:px-2.5 max-sm:text-caption"
            >
              {sellerShellText('upgrade')}
            </ButtonLink>
            <Link
              to="/faq"
              aria-label={sellerShellText('help')}
              title={sellerShellText('help')}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition duration-150 hover:border-faint"
            >
              <CircleQuestionMark aria-hidden="true" className="size-5" />
            </Link>
            <AccountMenu />
          </div>
          {lead && <p className="order-last w-full text-base text-muted">{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}
