import type { TranslationOf } from '../define-messages.ts';
import type { adPictures as english } from '../en/ad-pictures.ts';

export const adPictures: TranslationOf<typeof english> = {
  picture: '광고 이미지',
  size: '크기',
  failedTitle: '이미지를 만들지 못했어요',
  making: '이미지 만드는 중',
  makingText: '이미지를 만드는 데 몇 초 정도 걸려요.',
  ready: '{size}픽셀 이미지가 완성됐어요. 바로 게시할 수 있어요.',
  understood: '반영한 내용: {words}',
  notUnderstood:
    '이해하지 못한 내용: {words}. 색상, 기념일, 분위기, 두 가지 종류와 크기, 마켓에 있는 상품을 말해 주시면 반영할 수 있어요.',
  download: '다운로드',
  linkCopied: '이미지 링크를 복사했어요.',
  cannotShare: '이 브라우저에서는 공유할 수 없어요. 이미지를 다운로드해 주세요.',
  typeMissing: '아직 ‘{type}’ 이미지는 만들 수 없어서 {made} 이미지로 만들어요.',
  ownWordsOnly: '직접 쓴 문구는 내 상품 이미지에만 넣을 수 있어요.',
};
