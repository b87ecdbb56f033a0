import { useEffect, useRef } from 'react';

/** Long enough that a pointer on its way to something else does not count. */
const restMs = 80;

/** Handlers for a link that call back when the visitor is probably about to follow it. */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const wait = () => {
    cancel();
    timer.current = setTimeout(onIntent, restMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: wait, onPointerLeave: cancel, onFocus: wait, onBlur: cancel, onTouchStart: onIntent };
}
