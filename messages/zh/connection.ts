import type { TranslationOf } from '../define-messages.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: TranslationOf<typeof english> = {
  unreachable: 'The server cannot be reached.',
  bar: 'The server cannot be reached. We keep trying; nothing you typed is lost.',
};
