import { useEffect, useState } from 'react';
import { minuteMs } from '../../../../contracts/durations.ts';
import { toReturnPath } from '../../../../contracts/identity/return-path.ts';
import { checkConnection, useIsServerReachable } from '../../../lib/api/connection.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedJson } from '../../../lib/storage/stored-json.ts';

const latest = storedJson<{ path: string; at: number }>(storageKeys.returnedTo);

/** The page that could not be loaded; null where the address names none of this site. */
export const readReturn = () => toReturnPath(new URLSearchParams(window.location.search).get('back'));

/** Whether the server answers; null until that is known. Once it does, the page that could not be loaded is opened. */
export function useReturn(): boolean | null {
  const [isChecked, setChecked] = useState(false);
  const isReachable = useIsServerReachable();
  useEffect(() => void checkConnection().then(() => setChecked(true)), []);
  useEffect(() => {
    if (isChecked && isReachable) returnOnce();
  }, [isChecked, isReachable]);
  return isChecked ? isReachable : null;
}

/** A page that cannot be loaded although the server answers is not asked for again and again. */
function returnOnce(): void {
  const path = readReturn();
  if (path === null) return;
  const last = latest.read();
  if (last?.path === path && Date.now() - last.at < minuteMs) return;
  latest.write({ path, at: Date.now() });
  window.location.replace(path);
}
