import type { TranslationOf } from '../define-messages.ts';
import type { sellerShell as english } from '../en/seller-shell.ts';

export const sellerShell: TranslationOf<typeof english> = {
  workspace: 'Kênh người bán',
  yourWorkspace: 'Kênh người bán',
  more: 'Thêm',
  chat: 'Chat AI',
  income: 'Tổng quan thu nhập',
  incomeShort: 'Thu nhập',
  buyerAnalytics: 'Phân tích người mua',
  wallet: 'Ví & ngân hàng',
  walletShort: 'Ví',
  invoices: 'Hóa đơn',
  resources: 'Công cụ ảnh',
  storefront: 'Gian hàng của tôi',
  storefrontDetail: 'Sản phẩm và đơn hàng',
  storefrontShort: 'Gian hàng',
  settings: 'Cài đặt',
  helpCenter: 'Trung tâm trợ giúp',
  upgrade: 'Nâng cấp',
  help: 'Trợ giúp',
  unfoldSidebar: 'Mở rộng thanh bên',
  foldSidebar: 'Thu gọn thanh bên',
  profile: 'Hồ sơ',
  yourProfile: 'Hồ sơ của bạn',
  logOut: 'Đăng xuất',
  pageFailed: 'Không hiển thị được trang này · Snapbazaar',
};
