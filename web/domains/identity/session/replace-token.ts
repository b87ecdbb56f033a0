import { readSession, startSession } from './session.ts';

/** Stores the token that the server gave this session after a change of rights. */
export function replaceToken(token: string): void {
  const session = readSession();
  if (session) startSession({ ...session, token });
}
