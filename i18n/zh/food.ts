import type { TranslationOf } from '../define-messages.ts';
import type { food as english } from '../en/food.ts';

export const food: TranslationOf<typeof english> = {
  heading: '今天想吃点什么？',
  description: '饮品、甜品、正餐、零食、沙拉和汤品，今天想吃什么都有。',
  mainMenu: '主导航',
  searchMenu: '搜索美食',
  filterMenu: '筛选美食',
  drinks: '饮品',
  desserts: '甜品',
  meal: '正餐',
  snacks: '零食',
  'plant-based': '纯素',
  salads: '沙拉',
  soup: '汤品',
  trending: '热门',
  new: '新品',
  menu: '菜单',
  dishCount: '{count}道美食',
  emptyTitle: '没有符合条件的美食',
  emptyText: '换个词试试，或选择“全部”。',
  qrCode: '二维码，扫码打开{address}',
  iosApp: '下载iOS App',
  noApp: 'App尚未上线，请用手机扫码，在浏览器中打开商城。',
};
