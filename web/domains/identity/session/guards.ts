import { useEffect } from 'react';
import { type MiddlewareFunction, redirect, replace, useRevalidator } from 'react-router';
import { withoutLanguage } from '../../../../contracts/pages/language-path.ts';
import { readReturnPath, signInPath } from './return-path.ts';
import { onExternalSessionChange, readSession, type Session } from './session.ts';
import { setWrongAccount } from './wrong-account.ts';

/** The path to redirect to when the session may not open the page; null when it may. */
type Rule = (session: Session | null, requestedPath: string) => string | null;

/** A signed-in visitor whose page needs the other role of account is told so on Home. */
export const guestsOnly = guard((session, requestedPath) => {
  if (!session) return null;
  const { pathname, searchParams } = new URL(requestedPath, window.location.href);
  const requiredType = pathname.endsWith('-user') ? 'customer' : 'seller';
  const next = readReturnPath(searchParams);
  if (next !== null && requiredType !== session.user_type) setWrongAccount({ requiredType, requestedPath: next });
  return '/';
});

export const signedInOnly = guard((session, requestedPath) => (session ? null : signInPath('seller', requestedPath)));

export const sellersOnly = guard((session, requestedPath) =>
  session?.user_type === 'seller' ? null : signInPath('seller', requestedPath),
);

const pagesToBuy = /^\/(?:product\/\d+|cart)$/;

/** A seller who buys stays on the page of the product or the cart, and is offered the customer account there. */
export const customersOnly = guard((session, requestedPath) => {
  if (session?.user_type === 'customer') return null;
  const presentPath = pathOf(window.location.href);
  const { pathname } = new URL(presentPath, window.location.href);
  const isBuying = session?.user_type === 'seller' && pagesToBuy.test(pathname) && presentPath !== requestedPath;
  if (!isBuying) return signInPath('customer', requestedPath);
  setWrongAccount({ requiredType: 'customer', requestedPath, shownAt: pathname });
  return presentPath;
});

/** Runs the guards of the open page again when another tab signs in or out. */
export function useGuardsOnSessionChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onExternalSessionChange(revalidate), [revalidate]);
}

/** A middleware, so that it runs before the loaders of the guarded pages. */
function guard(rule: Rule): MiddlewareFunction<never> {
  return ({ request }) => {
    const requestedPath = pathOf(request.url);
    const redirectPath = rule(readSession(), requestedPath);
    if (redirectPath === null) return;
    // A URL already in the history is replaced, because Back would otherwise lead to it and redirect again.
    throw requestedPath === pathOf(window.location.href) ? replace(redirectPath) : redirect(redirectPath);
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return withoutLanguage(pathname) + search;
}
