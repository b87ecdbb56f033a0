import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { connectionText } from '../../../i18n/generated/connection.ts';
import { useIsServerReachable } from '../../lib/api/connection.ts';

/** Shown while the server cannot be reached. A popover, so that it stands above a dialog that was opened before. */
export function ConnectionBar() {
  const isReachable = useIsServerReachable();
  const bar = useRef<HTMLDivElement>(null);
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    // The region is there before its words are, so that screen readers read them.
    bar.current?.togglePopover(!isReachable);
    setHasWords(!isReachable);
  }, [isReachable]);
  // What ends at the bottom of the screen leaves room for it.
  useEffect(() => {
    const root = document.documentElement.style;
    if (hasWords) root.setProperty('--connection-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void root.removeProperty('--connection-bar');
  }, [hasWords]);
  return (
    <div
      ref={bar}
      popover="manual"
      role="status"
      className="pointer-events-none inset-x-0 top-auto bottom-0 m-0 w-full max-w-none overflow-visible bg-transparent"
    >
      {hasWords && (
        <p className="flex items-center justify-center gap-3 border-line border-t bg-warn-soft px-4 py-3.5 text-center font-semibold text-ink text-sm">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 text-warn" />
          {connectionText('bar')}
        </p>
      )}
    </div>
  );
}
