import type { TranslationOf } from '../define-messages.ts';
import type { accountHistory as english } from '../en/account-history.ts';

export const accountHistory: TranslationOf<typeof english> = {
  title: 'Lịch sử tài khoản',
  yourHistory: 'lịch sử của bạn',
  none: 'Chưa có hoạt động nào.',
  'signed-in': 'Đăng nhập',
  'second-step-failed': 'Nhập sai mã xác minh 2 bước',
  'password-changed': 'Đổi mật khẩu',
  'contact-changed': 'Đổi email hoặc số điện thoại',
  'contact-verified': 'Xác minh email hoặc số điện thoại',
  'identity-linked': 'Liên kết tài khoản: {detail}',
  'identity-unlinked': 'Hủy liên kết tài khoản: {detail}',
  'passkey-added': 'Thêm khóa truy cập: {detail}',
  'passkey-removed': 'Xóa khóa truy cập: {detail}',
  'second-step-on': 'Bật xác minh 2 bước',
  'second-step-off': 'Tắt xác minh 2 bước',
  'recovery-codes-renewed': 'Tạo mã khôi phục mới',
  'session-ended': 'Đăng xuất khỏi một thiết bị khác',
  'data-downloaded': 'Tải dữ liệu xuống',
  'money-sent': 'Rút tiền hoặc chi trả',
};
