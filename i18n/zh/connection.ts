import type { TranslationOf } from '../define-messages.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: TranslationOf<typeof english> = {
  unreachable: '无法连接服务器。',
  bar: '无法连接服务器，正在重试，已输入的内容不会丢失。',
  answerLost: '连接中断，未收到结果，请重试。',
};
