import type { TranslationOf } from '../define-messages.ts';
import type { photoDrop as english } from '../en/photo-drop.ts';

export const photoDrop: TranslationOf<typeof english> = {
  productPhoto: '商品の写真',
  title: '写真は1枚でOK',
  hint: 'ドラッグ＆ドロップ、貼り付け、またはファイルを選択してください。JPG、PNG、GIF、WEBP（15 MBまで）',
  choose: '写真を選択',
  take: '写真を撮る',
};
