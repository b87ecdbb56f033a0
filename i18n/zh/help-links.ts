import type { TranslationOf } from '../define-messages.ts';
import type { helpLinks as english } from '../en/help-links.ts';

export const helpLinks: TranslationOf<typeof english> = {
  about: '关于Snapbazaar',
  addProduct: '添加商品',
  upgrade: '升级',
  privacyPolicy: '隐私政策',
  openChat: '打开AI对话',
  orders: '订单',
  myStorefront: '我的店铺',
  chooseCurrency: '选择显示货币',
  continueDraft: '继续编辑草稿',
  wallet: '钱包与银行',
  yourTokens: '我的积分',
  personalization: '个性化',
  socialProfile: '社交账号',
  yourProfile: '我的资料',
  changePassword: '修改密码',
  contact: '联系我们',
  sessions: '登录设备',
  managePrivacy: '隐私管理',
  downloadData: '下载我的数据',
  closeAccount: '注销账号',
  settings: '设置',
  askAnything: '有问题尽管问',
  writeToUs: '给我们留言',
};
