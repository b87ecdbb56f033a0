import { firstPaintScript } from 'virtual:first-paint';
import jakartaLatin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { pathInLanguage } from '../contracts/pages/language-path.ts';
import { shellText } from '../i18n/generated/shell.ts';
import { getLocale } from '../i18n/locale.ts';
import type { Route } from './+types/root.ts';
import { ContactCheck } from './domains/identity/contacts/contact-check.tsx';
import './domains/identity/session/api-session.ts';
import { syncSessionToBody } from './domains/identity/session/session.ts';
import { trackCardClicks, trackVisit } from './domains/marketplace/events/track-event.ts';
import { checkConnection } from './lib/api/connection.ts';
import { watchInstallOffer } from './lib/browser/install-offer.ts';
import { registerWorker } from './lib/browser/register-worker.ts';
import { markHydrated } from './lib/page/mark-hydrated.ts';
import { useNonce } from './lib/page/nonce.ts';
import { pageSettingsAttributes } from './lib/page/page-settings.ts';
import { paperColor, syncThemeToBody } from './lib/page/theme.ts';
import { ConnectionBar } from './routes/shell/connection-bar.tsx';
import { ErrorPage } from './routes/shell/error-page.tsx';
import { OfferedLanguage } from './routes/shell/offered-language.tsx';
import { SkipLink } from './routes/shell/skip-link.tsx';
import appStyles from './styles/app.css?url';
import { ToastProvider } from './ui/overlays/toast.tsx';

export const links: Route.LinksFunction = () => [
  // Only the body font: the larger heading font would delay the first picture.
  { rel: 'preload', as: 'font', type: 'font/woff2', href: jakartaLatin, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: pathInLanguage('/manifest.webmanifest', getLocale()) },
];

/** Only the server knows the public origin, and it never changes. */
export const loader = ({ url }: Route.LoaderArgs) => ({ origin: url.origin });
export const shouldRevalidate = () => false;

/** It has run before React takes the page over, so the browser need not load it again. */
const inlineScript = import.meta.env.SSR ? firstPaintScript : '';

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();

  // Repeats the first-paint script, because React clears the body's attributes when it re-renders the document.
  useLayoutEffect(syncThemeToBody, []);
  useLayoutEffect(syncSessionToBody, []);
  useEffect(markHydrated, []);
  useEffect(registerWorker, []);
  useEffect(watchInstallOffer, []);

  return (
    <html lang={getLocale()} {...pageSettingsAttributes()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={paperColor} />
        {/* With a precedence React writes it before all preloads; it blocks the first paint. */}
        <link rel="stylesheet" href={appStyles} precedence="app" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body suppressHydrationWarning>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own static text, run before the first paint. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />
        <SkipLink />
        <OfferedLanguage />
        <ToastProvider>
          {children}
          <ContactCheck />
        </ToastProvider>
        <ConnectionBar />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  useEffect(() => trackVisit(pathname), [pathname]);
  useEffect(trackCardClicks, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  // Failed loaders end here too, possibly because the server is unreachable.
  useEffect(() => void checkConnection(), []);
  return (
    <>
      <title>{`${shellText('errorTitle')} · Snapbazaar`}</title>
      <ErrorPage />
    </>
  );
}
