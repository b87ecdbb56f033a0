import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';

interface PageFrameProps {
  /** Shown between header and content. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Header, content and footer of every public page. */
export function PageFrame({ notice, children }: PageFrameProps) {
  return (
    // Room below the footer for the bar that a phone keeps at the bottom of a product and of the check-out.
    <div className="flex min-h-(--page-height) flex-col max-md:has-[.bottom-bar]:pb-20">
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {notice}
        {children}
      </main>
      <Footer />
    </div>
  );
}
