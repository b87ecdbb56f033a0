import type { ReactNode } from 'react';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { WelcomePanel } from './welcome-panel.tsx';

interface AccountLayoutProps {
  accountRole: UserType;
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The frame of pages about signing in: the welcome panel beside a title and a form. */
export function AccountLayout({ accountRole, title, subtitle, children }: AccountLayoutProps) {
  return (
    <div className="grid min-h-(--page-height) max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
      <WelcomePanel accountRole={accountRole} />
      <main
        id="main"
        tabIndex={-1}
        className="flex justify-center outline-none px-(--page-edge) py-8 sm:py-12 lg:items-center"
      >
        <div className="w-full max-w-130">
          <h1 className="text-title sm:text-headline">{title}</h1>
          <p className="mt-2 mb-6 text-muted">{subtitle}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
