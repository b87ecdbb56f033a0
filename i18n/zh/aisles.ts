import type { TranslationOf } from '../define-messages.ts';
import type { aisles as english } from '../en/aisles.ts';

export const aisles: TranslationOf<typeof english> = {
  a1000: '数码与智能科技',
  a2000: '服饰鞋包',
  a3000: '家居厨房',
  a4000: '汽车摩托',
  a5000: '运动户外',
  a6000: '美妆个护',
  a7000: '玩具游戏',
  a8000: '影视图书音乐',
  a9000: '珠宝首饰与手表',
  a10000: '母婴儿童',
  a11000: '宠物用品',
  a12000: '办公文具',
  a13000: '工业与科研用品',
  a14000: '软件与应用',
  a15000: '电子DIY',
};
