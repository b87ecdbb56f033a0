import type { TranslationOf } from '../define-messages.ts';
import type { wallet as english } from '../en/wallet.ts';

export const wallet: TranslationOf<typeof english> = {
  pageTitle: 'Ví & ngân hàng · Snapbazaar',
  pageDescription: 'Số dư, tài khoản ngân hàng và các giao dịch của bạn.',
  title: 'Ví & ngân hàng',
  availableBalance: 'Số dư khả dụng',
  arriving: '{amount} đang chuyển đến',
  leaving: '{amount} đang chuyển đi',
  held: 'Đang tạm giữ: {amount}, đến khi <orders>đơn hàng</orders> của bạn hoàn tất',
  deposit: 'Nạp tiền',
  withdraw: 'Rút tiền',
  linkTitle: 'Liên kết ngân hàng',
  linked: 'Đã liên kết: {name} ••{digits}. Môi trường thử nghiệm: không dùng tiền thật.',
  notLinked: 'Liên kết để nạp và rút tiền qua tài khoản ngân hàng. Môi trường thử nghiệm: không dùng tiền thật.',
  linkAnother: 'Liên kết tài khoản khác',
  link: 'Liên kết tài khoản',
  unlink: 'Hủy liên kết',
  linkExplanation:
    'Môi trường thử nghiệm: hãy chọn một tài khoản thử. Hệ thống không kết nối với ngân hàng thật và không cần thông tin tài khoản thật.',
  testAccount: 'Tài khoản thử',
  testAccountChoice: '{name} ••{digits}: {note}',
  unreachable: 'Không kết nối được với máy chủ. Vui lòng thử lại.',
  financing: 'Hỗ trợ vốn & tín dụng',
  noFinancing: 'Chưa có dịch vụ hỗ trợ vốn.',
  applyForBoost: 'Đăng ký hỗ trợ vốn',
  attendance: 'Ví',
  checkIn: 'Giờ vào',
  checkOut: 'Giờ ra',
  history: 'Lịch sử giao dịch',
  sampleTransactions: 'Giao dịch mẫu',
  transactions: 'Giao dịch, mới nhất trước',
};
