import { hasRight, type OperatorRight, type OperatorRole } from '../../../../contracts/operator-rights.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { withStorage } from '../../../lib/storage/with-storage.ts';

/** Kept beside that of an account, and for this tab alone, so that closing it ends what others could use. */
interface OperatorSession {
  token: string;
  email: string;
  role: OperatorRole;
}

const key = storageKeys.operatorSession;

/** The stored session, or null; a record that cannot be read counts as none. */
export function readOperatorSession(): OperatorSession | null {
  const text = withStorage('sessionStorage', (storage) => storage.getItem(key));
  try {
    const record = JSON.parse(text ?? 'null') as Partial<OperatorSession> | null;
    return record?.token && record.email && record.role ? (record as OperatorSession) : null;
  } catch {
    return null;
  }
}

export function startOperatorSession({ token, email, role }: OperatorSession): void {
  withStorage('sessionStorage', (storage) => storage.setItem(key, JSON.stringify({ token, email, role })));
}

export function forgetOperatorSession(): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(key));
}

/** Whether the operator of this tab may do this; the server decides each call by itself. */
export function mayOperator(right: OperatorRight): boolean {
  const session = readOperatorSession();
  return session !== null && hasRight(session.role, right);
}
