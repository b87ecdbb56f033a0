import type { TranslationOf } from '../define-messages.ts';
import type { photoDrop as english } from '../en/photo-drop.ts';

export const photoDrop: TranslationOf<typeof english> = {
  productPhoto: '商品の写真',
  title: '写真は1枚でOK',
  hint: 'ドラッグ＆ドロップ、貼り付け、またはファイル選択で追加できます。対応形式：JPG、PNG、GIF、WEBP（{megabytes}MBまで）',
  choose: '写真を選択',
  take: '写真を撮る',
};
