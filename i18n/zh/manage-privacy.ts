import type { TranslationOf } from '../define-messages.ts';
import type { managePrivacy as english } from '../en/manage-privacy.ts';

export const managePrivacy: TranslationOf<typeof english> = {
  title: '隐私管理',
  description: '管理授权，查看已保存的数据和清除方法。',
  allowed: '我的授权',
  onServer: '保存在服务器上',
  serverData:
    '名称、邮箱或手机号、密码的单向哈希值、登录设备、照片、商品和方案、各项选择和积分，以及发给我们的留言。保存原因见<privacy>隐私政策</privacy>。',
  download: '查看并下载全部',
  delete: '全部删除',
  inBrowser: '保存在此浏览器中',
  listingDraft: '商品草稿',
  cart: '购物车',
  country: '收货国家/地区',
  paymentMethod: '上次使用的支付方式',
  theme: '主题（浅色/深色）',
  language: '页面显示语言',
  currency: '货币',
  sidebar: '侧边栏收起状态',
  notifications: '通知',
  ordersSeen: '上次查看订单的时间',
  carrier: '上次使用的物流公司',
  forget: '清除',
  forgetEntry: '清除：{name}',
  nothingKept: '未保存',
};
