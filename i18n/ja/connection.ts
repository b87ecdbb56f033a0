import type { TranslationOf } from '../define-messages.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: TranslationOf<typeof english> = {
  unreachable: 'サーバーに接続できません。',
  bar: 'サーバーに接続できません。再接続しています。入力した内容は失われません。',
  answerLost: '応答を受け取る前に接続が切れました。もう一度お試しください。',
};
