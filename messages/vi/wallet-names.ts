import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'Ví USDT',
  free: 'Miễn phí',
  share: '{percent}%, tối thiểu {amount}',
  test_bank_refused: 'Ngân hàng thử đã từ chối giao dịch. Tiền đã được hoàn về chỗ cũ.',
  deposit_timed_out:
    'Đơn vị thanh toán không phản hồi trong nhiều ngày nên giao dịch đã bị hủy. Ví của bạn không được cộng tiền.',
  withdrawal_timed_out:
    'Đơn vị thanh toán không phản hồi trong nhiều ngày nên giao dịch đã bị hủy. Toàn bộ số tiền đã về lại ví của bạn.',
  transfer_failed: 'Giao dịch thất bại. Tiền đã được hoàn về chỗ cũ.',
  always_works: 'mọi giao dịch đều thành công',
  always_refuses: 'mọi giao dịch đều thất bại và tiền được hoàn lại',
};
