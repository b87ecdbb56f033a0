import { Sparkles } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from '../states/spinner.tsx';
import { type ButtonStyle, buttonClasses } from './button-style.ts';

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and ignores clicks, but keeps its size and focus. */
  isBusy?: boolean;
}

export function Button({ tone, size, icon, isWide, className, isBusy, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses({ tone, size, isWide, className })}
    >
      {isBusy ? <Spinner /> : iconOf(tone, icon)}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, 'className'> {}

export function ButtonLink({ tone, size, icon, isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ tone, size, isWide, className })}>
      {iconOf(tone, icon)}
      {children}
    </Link>
  );
}

function iconOf(tone: ButtonStyle['tone'], icon: ButtonStyle['icon']) {
  return icon ?? (tone === 'ai' ? <Sparkles aria-hidden="true" className="size-[1.15em] shrink-0" /> : null);
}
