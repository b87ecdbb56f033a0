import type { Language } from '../contracts/languages.ts';
import { formatNumber } from './format-number.ts';

/** A text, or texts (at even places) and arguments (at odd places) in turn, as the build compiles it from ICU. */
export type CompiledMessage = string | readonly (string | Choice)[];

/** An argument and the texts it chooses from: by `=` and its value, or by the plural category of its number. */
export type Choice = readonly [argument: string, texts: Readonly<Record<string, CompiledMessage>>];

/** The arguments of a message by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Made once, when the first message needs it. */
const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Writes a message with its values; numbers are written as the language writes them. Empty for an unknown message. */
export function formatMessage(message: CompiledMessage = '', values: Values, language: Language): string {
  if (typeof message === 'string') return message;
  const write = (part: string | Choice): string => {
    if (typeof part === 'string') {
      const value = values[part] ?? '';
      return typeof value === 'number' ? formatNumber(value, language) : value;
    }
    const [argument, texts] = part;
    const value = values[argument];
    rules[language] ??= new Intl.PluralRules(language);
    return formatMessage(
      texts[`=${value}`] ?? texts[rules[language].select(Number(value))] ?? texts.other,
      values,
      language,
    );
  };
  return message.map((part, place) => (place % 2 ? write(part) : part)).join('');
}
