import type { TranslationOf } from '../define-messages.ts';
import type { food as english } from '../en/food.ts';

export const food: TranslationOf<typeof english> = {
  heading: '오늘은 뭐 먹을까요?',
  description: '음료, 디저트, 식사, 간식, 샐러드, 수프까지. 오늘 먹고 싶은 메뉴를 골라 보세요.',
  mainMenu: '메인',
  searchMenu: '메뉴 검색',
  filterMenu: '메뉴 필터',
  drinks: '음료',
  desserts: '디저트',
  meal: '식사',
  snacks: '간식',
  'plant-based': '비건',
  salads: '샐러드',
  soup: '수프',
  trending: '인기',
  new: '신메뉴',
  menu: '메뉴',
  dishCount: '메뉴 {count}개',
  emptyTitle: '일치하는 메뉴가 없어요',
  emptyText: '다른 단어로 검색하거나 ‘전체’를 선택해 보세요.',
  qrCode: '{address} 페이지를 여는 QR 코드',
  iosApp: 'iOS 앱 다운로드',
  noApp: '아직 앱이 없어요. QR 코드를 스캔하면 휴대폰 브라우저에서 마켓이 열려요.',
};
