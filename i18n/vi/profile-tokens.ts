import type { TranslationOf } from '../define-messages.ts';
import type { profileTokens as english } from '../en/profile-tokens.ts';

export const profileTokens: TranslationOf<typeof english> = {
  social: 'Hồ sơ mạng xã hội',
  balance: 'Số dư',
  startDate: 'Ngày bắt đầu',
  endDate: 'Ngày kết thúc',
  total: 'Tổng token nhận được',
  amount: '{amount} T4L',
  claim: 'Nhận token',
  claimFrom: 'Nhận token, {network}',
  notConnected: 'Để nhận token, bạn cần kết nối tài khoản {network} trước. Trang này chưa hỗ trợ kết nối.',
  personalization: 'Cá nhân hóa',
  yourTokens: 'Token của bạn <amount>{amount} T4L</amount>',
  managePrivacy: 'Quản lý quyền riêng tư',
  viewHistory: 'Xem lịch sử token',
  history: 'Lịch sử token',
  yourHistory: 'lịch sử token của bạn',
  noHistory: 'Chưa có token. Cho phép thu thập dữ liệu hành vi để nhận 5 T4L đầu tiên.',
  historyCaption: 'Token được cộng và bị thu hồi, mới nhất trước',
  date: 'Ngày',
  reason: 'Lý do',
  unit: 'T4L',
  'behavioral-data-allowed': 'Đã cho phép thu thập dữ liệu hành vi',
  'behavioral-data-withdrawn': 'Đã ngừng cho phép thu thập dữ liệu hành vi',
};
