import type { TranslationOf } from '../define-messages.ts';
import type { sellerShell as english } from '../en/seller-shell.ts';

export const sellerShell: TranslationOf<typeof english> = {
  workspace: '工作台',
  yourWorkspace: '我的工作台',
  more: '更多',
  chat: 'AI对话',
  income: '收入看板',
  incomeShort: '收入',
  buyerAnalytics: '买家分析',
  wallet: '钱包与银行',
  walletShort: '钱包',
  invoices: '账单',
  resources: '资源中心',
  storefront: '我的店铺',
  storefrontDetail: '商品与订单',
  storefrontShort: '店铺',
  settings: '设置',
  helpCenter: '帮助中心',
  upgrade: '升级',
  help: '帮助',
  unfoldSidebar: '展开侧边栏',
  foldSidebar: '收起侧边栏',
  profile: '个人资料',
  yourProfile: '我的资料',
  logOut: '退出登录',
  pageFailed: '页面无法显示 · Snapbazaar',
};
