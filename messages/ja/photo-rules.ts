import type { TranslationOf } from '../define-messages.ts';
import type { photoRules as english } from '../en/photo-rules.ts';

export const photoRules: TranslationOf<typeof english> = {
  type: 'アップロードできる画像は、JPG、JPEG、PNG、GIF、WEBPのみです。',
  tooLarge: '写真のサイズが{megabytes}MBを超えています。より小さい写真を選択してください。',
};
