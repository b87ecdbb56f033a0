import type { TranslationOf } from '../define-messages.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: TranslationOf<typeof english> = {
  unreachable: '无法连接服务器。',
  bar: '无法连接服务器，正在重试，已输入的内容不会丢失。',
  answerLost: '未收到回应，连接已中断，请重试。',
};
