import type { TranslationOf } from '../define-messages.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: TranslationOf<typeof english> = {
  unreachable: '서버에 연결할 수 없어요.',
  bar: '서버에 연결할 수 없어요. 다시 연결하는 중이며, 입력한 내용은 사라지지 않아요.',
  answerLost: '응답을 받기 전에 연결이 끊겼어요. 다시 시도해 주세요.',
};
