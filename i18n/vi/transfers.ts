import type { TranslationOf } from '../define-messages.ts';
import type { transfers as english } from '../en/transfers.ts';

export const transfers: TranslationOf<typeof english> = {
  depositTitle: 'Nạp tiền',
  withdrawalTitle: 'Rút tiền',
  payoutTitle: 'Yêu cầu chi trả nhanh',
  from: 'Từ',
  to: 'Đến',
  usdtWallet: 'Ví USDT',
  sandbox: 'Môi trường thử nghiệm: không dùng tiền thật.',
  amountField: 'Số tiền (US$)',
  depositLimits: 'Từ $1 đến $10,000.',
  available: 'Khả dụng: {amount}.',
  linkHint: 'Liên kết tài khoản ngân hàng để chọn tại đây.',
  continue: 'Tiếp tục',
  amount: 'Số tiền',
  fee: 'Phí ({rule})',
  addedToBalance: 'Cộng vào số dư',
  youReceive: 'Bạn nhận được',
  confirmDeposit: 'Xác nhận nạp tiền',
  confirmWithdrawal: 'Xác nhận rút tiền',
  confirmPayout: 'Xác nhận chi trả',
  back: 'Quay lại',
  currentPassword: 'Mật khẩu hiện tại',
  currentPasswordRequired: 'Vui lòng nhập mật khẩu hiện tại',
  unreachable: 'Không kết nối được với máy chủ. Thông tin không bị mất; vui lòng thử lại.',
};
