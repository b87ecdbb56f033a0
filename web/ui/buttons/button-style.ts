import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface ButtonStyle {
  /** Primary is for the main action of a view; ai is only for what an AI made or offers. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'ai' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  isWide?: boolean;
  className?: string;
}

const tones = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line bg-surface text-ink hover:border-faint',
  quiet: 'text-ink hover:bg-sunken',
  ai: 'border border-ai-line bg-ai-soft text-ai hover:border-ai',
  danger: 'border border-bad bg-bad-soft text-bad hover:border-2',
};

const sizes = {
  // 32 px high with a touch target of 44 px: the invisible edge belongs to the button.
  small: 'touch-edge min-h-8 gap-1.5 text-caption',
  medium: 'min-h-11 gap-2 text-body',
  large: 'min-h-12.5 gap-2.5 text-base',
};

const paddings = { small: 'px-3', medium: 'px-3.5 sm:px-4.5', large: 'px-6' };

export function buttonClasses({ tone = 'secondary', size = 'medium', isWide, className }: ButtonStyle): string {
  return classes(
    // With very large text on a narrow screen the label may wrap.
    'relative inline-flex select-none items-center justify-center whitespace-nowrap rounded-full font-semibold leading-tight max-tiny:whitespace-normal',
    'transition duration-150 ease-out active:scale-[0.98] disabled:opacity-60 disabled:active:scale-100',
    tones[tone],
    sizes[size],
    isWide ? 'w-full px-1.5' : paddings[size],
    className,
  );
}
