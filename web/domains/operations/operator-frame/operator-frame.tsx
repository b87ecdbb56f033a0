import { History, LayoutList, LogOut, type LucideIcon, MessageSquare, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { signOutOperator } from '../../../../contracts/operations/operators.ts';
import type { OperatorRight } from '../../../../contracts/operator-rights.ts';
import { operatorText } from '../../../../i18n/generated/operator.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LogoMark } from '../../../ui/display/logo.tsx';
import { useApiCallWithToast } from '../../../ui/overlays/api-call-with-toast.ts';
import { operatorApi } from '../operator-session/operator-api.ts';
import { forgetOperatorSession, mayOperator, readOperatorSession } from '../operator-session/operator-session.ts';

const pages = [
  { to: '/operator', label: 'today', right: 'today', icon: LayoutList },
  { to: '/operator/reports', label: 'reports', right: 'moderate', icon: ShieldAlert },
  { to: '/operator/messages', label: 'messages', right: 'answer', icon: MessageSquare },
  { to: '/operator/audit', label: 'audit', right: 'audit', icon: History },
] as const satisfies readonly { to: string; label: string; right: OperatorRight; icon: LucideIcon }[];

/** The frame of every page of an operator: the pages that the role may open, beside or above the page. */
export function OperatorFrame({ themeSwitch, children }: { themeSwitch: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-(--page-height) lg:flex">
      <aside className="border-line px-(--page-edge) py-3 max-lg:border-b lg:w-62 lg:shrink-0 lg:border-r lg:px-3 lg:py-5">
        <div className="flex flex-wrap items-center gap-3 lg:sticky lg:top-5 lg:flex-col lg:items-stretch">
          <p className="flex items-center gap-2.5 font-bold font-heading text-xl lg:px-3">
            <LogoMark />
            {operatorText('title')}
          </p>
          <OperatorNavigation />
          <SignedInOperator />
          {themeSwitch}
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-(--page-edge) py-6 outline-none lg:px-9 lg:py-8">
        <div className="mx-auto w-full max-w-[68rem]">{children}</div>
      </main>
    </div>
  );
}

function OperatorNavigation() {
  const { pathname } = useLocation();
  const current = pages.findLast(({ to }) => pathname === to || (to !== '/operator' && pathname.startsWith(to)));
  return (
    <nav aria-label={operatorText('navigation')} className="max-lg:order-last max-lg:w-full">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {pages
          .filter(({ right }) => mayOperator(right))
          .map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={current?.to === to ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2.5 rounded-control px-3 font-semibold transition-colors duration-150 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
                {operatorText(label)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function SignedInOperator() {
  const navigate = useNavigate();
  const call = useApiCallWithToast();
  const session = readOperatorSession();

  async function signOut() {
    // A session that could not be ended stays in this tab, so that it can be tried again.
    if (!(await call(operatorApi(signOutOperator)))) return;
    forgetOperatorSession();
    await navigate('/operator/sign-in', { replace: true });
  }

  return (
    <div className="ml-auto flex flex-wrap items-center gap-2 lg:ml-0 lg:flex-col lg:items-start lg:gap-1 lg:px-3 lg:pt-4">
      {session && (
        <p className="text-muted text-sm [overflow-wrap:anywhere] max-sm:sr-only">
          {session.email} · {operatorText(session.role)}
        </p>
      )}
      <Button icon={<LogOut aria-hidden="true" className="size-4" />} onClick={() => void signOut()}>
        {operatorText('signOut')}
      </Button>
    </div>
  );
}
