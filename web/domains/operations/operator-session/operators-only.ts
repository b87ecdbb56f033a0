import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { withoutLanguage } from '../../../../contracts/pages/language-path.ts';
import { readOperatorSession } from './operator-session.ts';

/** Where an operator signs in, with the path to return to. */
export function operatorSignInPath(requestedPath: string, reason?: 'ended'): string {
  return `/operator/sign-in?${new URLSearchParams({ next: requestedPath, ...(reason ? { reason } : {}) })}`;
}

/** The page of an operator in a return path, so that a forged link leads nowhere else. */
export function operatorReturnPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  return /^\/operator(\/(?!sign-in|link)[\w/-]*)?$/.test(next) ? next : '/operator';
}

/** A middleware, so that it runs before the loaders of the operator's pages. */
export const operatorsOnly: MiddlewareFunction<never> = ({ request }) => {
  if (readOperatorSession()) return;
  const { pathname, search } = new URL(request.url);
  const path = operatorSignInPath(withoutLanguage(pathname) + search);
  // An address already in the history is replaced, because Back would otherwise lead to it and redirect again.
  throw request.url.split('#')[0] === window.location.href.split('#')[0] ? replace(path) : redirect(path);
};
