import { useId } from 'react';
import { classes } from '../buttons/classes.ts';

/** The lantern: an orange square with the ring of a lens. Decorative beside the name. */
export function LogoMark({ className, isOnColour }: { className?: string; isOnColour?: boolean }) {
  // Each logo has its own gradient id: a gradient inside a hidden logo would not be drawn.
  const lantern = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className={classes('size-7 shrink-0', className)}>
      <defs>
        <linearGradient id={lantern} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--logo-top)]" />
          <stop offset="1" className="[stop-color:var(--logo-bottom)]" />
        </linearGradient>
      </defs>
      {isOnColour ? (
        <rect width="28" height="28" rx="8" className="fill-on-dark/25" />
      ) : (
        <rect width="28" height="28" rx="8" fill={`url(#${lantern})`} />
      )}
      <circle cx="14" cy="14" r="5.25" fill="none" className="stroke-on-dark" strokeWidth="3.5" />
    </svg>
  );
}

/** On a colored background the mark is translucent white and the name takes the text color. */
export function Logo({ isOnColour }: { isOnColour?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-bold font-heading text-logo-on-phone leading-none tracking-[-0.02em] sm:text-subtitle">
      <LogoMark isOnColour={isOnColour} />
      Snapbazaar
    </span>
  );
}
