import type { Language } from '../contracts/languages.ts';
import { formatNumber } from './format-number.ts';
import { factDot } from './join-text.ts';

/** A sentence with `{parameters}`. One that counts something has a form for one and a form for other counts. */
export type Message = string | { readonly one: string; readonly other: string };

/**
 * Writes a message with its parameters; numbers are written as the language writes them, and a dot stays with the text
 * before it. Empty for an unknown message.
 */
export function formatMessage(
  message: Message | undefined,
  parameters: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  if (message === undefined) return '';
  const sentence = typeof message === 'string' ? message : parameters.count === 1 ? message.one : message.other;
  return sentence.replaceAll(' · ', factDot).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name] ?? '';
    return typeof value === 'number' ? formatNumber(value, language) : value;
  });
}
