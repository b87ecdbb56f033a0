/** The session that calls are sent with. */
interface StoredSession {
  token: string;
  accountId: string | undefined;
}

/** What the API client needs to know of the person who is signed in. */
export interface ApiSession {
  read(): StoredSession | null;
  /** Ends a session that the server refuses, and leaves the page; never resolves. */
  signInAgain(): Promise<never>;
  /** Asks for the code of an unconfirmed contact; whether it was confirmed. */
  confirmContact(): Promise<boolean>;
}

let session: ApiSession | null = null;

/** Declares the session; called once, by the code that stores it. */
export function setApiSession(newSession: ApiSession): void {
  session = newSession;
}

/** Null until a session is declared, as in tests of parts that sign nobody in. */
export const apiSession = (): ApiSession | null => session;
