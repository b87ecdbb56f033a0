import type { TranslationOf } from '../define-messages.ts';
import type { aisles as english } from '../en/aisles.ts';

export const aisles: TranslationOf<typeof english> = {
  a1000: 'ガジェット・スマート機器',
  a2000: 'ファッション・靴',
  a3000: 'ホーム・キッチン',
  a4000: '車・バイク',
  a5000: 'スポーツ・アウトドア',
  a6000: '美容・パーソナルケア',
  a7000: 'おもちゃ・ゲーム',
  a8000: '映画・本・音楽',
  a9000: 'ジュエリー・腕時計',
  a10000: 'ベビー・キッズ',
  a11000: 'ペット用品',
  a12000: '文房具・オフィス用品',
  a13000: '産業・研究用品',
  a14000: 'ソフトウェア・アプリ',
  a15000: '電子工作・DIY',
};
