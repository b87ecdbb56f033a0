import { useEffect } from 'react';
import { type MiddlewareFunction, redirect, replace, useRevalidator } from 'react-router';
import { readReturnPath, signInPath } from './return-path.ts';
import { onSessionChangeElsewhere, readSession, type Session } from './session.ts';
import { tellWrongAccount } from './wrong-account.ts';

/** Where somebody who may not enter is sent; null for those who may. */
type Rule = (session: Session | null, goingTo: string) => string | null;

/** Who was sent to a sign-in for the other kind of account is told so at Home. */
export const guestsOnly = guard((session, goingTo) => {
  if (!session) return null;
  const { pathname, searchParams } = new URL(goingTo, window.location.href);
  const wanted = pathname.endsWith('-user') ? 'customer' : 'seller';
  const next = readReturnPath(searchParams);
  if (next !== null && wanted !== session.user_type) tellWrongAccount({ wanted, goingTo: next });
  return '/';
});

export const signedInOnly = guard((session, goingTo) => (session ? null : signInPath('seller', goingTo)));

export const sellersOnly = guard((session, goingTo) =>
  session?.user_type === 'seller' ? null : signInPath('seller', goingTo),
);

export const customersOnly = guard((session, goingTo) =>
  session?.user_type === 'customer' ? null : signInPath('customer', goingTo),
);

/** Asks the guards of the open page again when another tab signs in or out. */
export function useGuardsOnSessionChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onSessionChangeElsewhere(revalidate), [revalidate]);
}

/** As middleware, so that it speaks before any loader of the pages below it asks for anything. */
function guard(rule: Rule): MiddlewareFunction<never> {
  return ({ request }) => {
    const goingTo = pathOf(request.url);
    const wayOut = rule(readSession(), goingTo);
    if (wayOut === null) return;
    // An address that already stands in the history is replaced; Back would otherwise lead to it and out again.
    throw goingTo === pathOf(window.location.href) ? replace(wayOut) : redirect(wayOut);
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
