import { useEffect } from 'react';
import { type MiddlewareFunction, redirect, replace, useRevalidator } from 'react-router';
import { signInPath } from './return-path.ts';
import { onSessionChangeElsewhere, readSession, type Session } from './session.ts';

/** Where somebody who may not enter is sent; null for those who may. */
type Rule = (session: Session | null, goingTo: string) => string | null;

export const guestsOnly = guard((session) => (session ? '/' : null));

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
