import { WifiOff } from 'lucide-react';
import { connectionText } from '../../../messages/connection.ts';
import { useIsServerReachable } from '../../lib/connection.ts';

/** Shown while the server cannot be reached. */
export function ConnectionBar() {
  const isReachable = useIsServerReachable();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40">
      {!isReachable && (
        <p className="flex items-center justify-center gap-3 border-line border-t bg-warn-soft px-4 py-3.5 text-center font-semibold text-ink text-sm">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
          {connectionText('bar')}
        </p>
      )}
    </div>
  );
}
