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

let session: ApiSession = {
  read: () => null,
  signInAgain: () => Promise.reject(new Error('A call without a session cannot end one.')),
  confirmContact: async () => false,
};

/** Declares the session; called once, by the code that stores it. */
export function setApiSession(newSession: ApiSession): void {
  session = newSession;
}

export const apiSession = (): ApiSession => session;
