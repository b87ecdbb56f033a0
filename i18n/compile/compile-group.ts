import type { Language } from '../../contracts/languages.ts';
import type { MessageGroup } from '../define-messages.ts';
import type { CompiledMessage } from '../format-message.ts';
import { compileMessage } from './compile-message.ts';
import type { SourceGroup } from './source-groups.ts';

/** The messages of a group in one locale, compiled; the place is named where one of them is not ICU. */
export function compileGroup(group: string, locale: Language, messages: SourceGroup): MessageGroup {
  const compile = ([key, message]: [string, string]): [string, CompiledMessage] => {
    try {
      return [key, compileMessage(message)];
    } catch (cause) {
      throw new Error(`The message ${locale} ${group}.${key} cannot be compiled: ${message}`, { cause });
    }
  };
  return Object.fromEntries(Object.entries(messages).map(compile));
}

/** The code of compiled messages; names stand without quotes where they can, which makes scripts smaller. */
export function codeOf(value: CompiledMessage | MessageGroup): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join()}]`;
  return `{${Object.entries(value as MessageGroup)
    .map(([name, part]) => `${nameCode(name)}:${codeOf(part)}`)
    .join()}}`;
}

const nameCode = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));
