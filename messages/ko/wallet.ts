import type { TranslationOf } from '../define-messages.ts';
import type { wallet as english } from '../en/wallet.ts';

export const wallet: TranslationOf<typeof english> = {
  pageTitle: '지갑·계좌 · Snapbazaar',
  pageDescription: '잔액, 은행 계좌, 거래 내역을 확인해 보세요.',
  title: '지갑·계좌',
  availableBalance: '출금 가능 잔액',
  arriving: '{amount} 입금 중',
  leaving: '{amount} 출금 중',
  held: '정산 대기 {amount} · <orders>주문</orders>의 거래가 완료되면 정산돼요',
  deposit: '입금',
  withdraw: '출금',
  linkTitle: '은행 계좌 연결',
  linked: '연결됨: {name} ••{digits}. 테스트 환경이라 실제 돈은 오가지 않아요.',
  notLinked: '은행 계좌를 연결해 입금하고 출금해 보세요. 테스트 환경이라 실제 돈은 오가지 않아요.',
  linkAnother: '다른 계좌 연결',
  link: '계좌 연결',
  unlink: '연결 해제',
  linkExplanation:
    '테스트 환경이에요. 테스트 계좌를 선택해 주세요. 실제 은행에 조회하지 않으며 실제 계좌 정보도 필요하지 않아요.',
  testAccount: '테스트 계좌',
  testAccountChoice: '{name} ••{digits}: {note}',
  unreachable: '서버에 연결하지 못했어요. 다시 시도해 주세요.',
  financing: '금융·대출',
  noFinancing: '금융 서비스는 아직 제공하지 않아요.',
  applyForBoost: '부스트 신청',
  attendance: '출퇴근 기록',
  checkIn: '출근',
  checkOut: '퇴근',
  history: '거래 내역',
  sampleTransactions: '예시 거래 내역',
  transactions: '거래 내역(최신순)',
};
