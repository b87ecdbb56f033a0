import { useEffect, useRef } from 'react';

/** Long enough that a pointer passing over the link does not count. */
const hoverDelayMs = 80;

/** Handlers for a link that call back when the visitor is probably about to follow it. */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const wait = () => {
    cancel();
    timer.current = setTimeout(onIntent, hoverDelayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: wait, onPointerLeave: cancel, onFocus: wait, onBlur: cancel, onTouchStart: onIntent };
}
