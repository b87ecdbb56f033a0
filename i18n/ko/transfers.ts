import type { TranslationOf } from '../define-messages.ts';
import type { transfers as english } from '../en/transfers.ts';

export const transfers: TranslationOf<typeof english> = {
  depositTitle: '입금',
  withdrawalTitle: '출금',
  payoutTitle: '빠른정산 신청',
  from: '보내는 곳',
  to: '받는 곳',
  usdtWallet: 'USDT 지갑',
  sandbox: '테스트 환경: 실제 돈은 오가지 않아요.',
  amountField: '금액(미국 달러)',
  depositLimits: '$1부터 $10,000까지 입금할 수 있어요.',
  available: '{amount}까지 사용할 수 있어요.',
  linkHint: '은행 계좌를 연결하면 여기에서 선택할 수 있어요.',
  continue: '계속',
  amount: '금액',
  fee: '수수료({rule})',
  addedToBalance: '잔액에 추가되는 금액',
  youReceive: '받는 금액',
  confirmDeposit: '입금하기',
  confirmWithdrawal: '출금하기',
  confirmPayout: '정산받기',
  back: '이전',
  currentPassword: '현재 비밀번호',
  currentPasswordRequired: '현재 비밀번호를 입력해 주세요.',
  unreachable: '서버에 연결하지 못했어요. 입력한 내용은 그대로 있으니 다시 시도해 주세요.',
};
