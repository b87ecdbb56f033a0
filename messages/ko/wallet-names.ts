import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'USDT 지갑',
  free: '수수료 없음',
  share: '{percent}%, 최소 {amount}',
  test_bank_refused: '테스트 은행에서 이체를 거절했어요. 금액은 원래대로 돌아갔어요.',
  deposit_timed_out: '결제 대행사가 며칠 동안 응답하지 않아 거래가 취소됐어요. 지갑에 입금된 금액은 없어요.',
  withdrawal_timed_out: '결제 대행사가 며칠 동안 응답하지 않아 거래가 취소됐어요. 전액이 지갑으로 돌아왔어요.',
  transfer_failed: '이체에 실패했어요. 금액은 원래대로 돌아갔어요.',
  always_works: '이체가 항상 성공해요',
  always_refuses: '이체가 항상 실패하고 돈이 돌아와요',
};
