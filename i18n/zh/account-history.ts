import type { TranslationOf } from '../define-messages.ts';
import type { accountHistory as english } from '../en/account-history.ts';

export const accountHistory: TranslationOf<typeof english> = {
  title: '账号操作记录',
  yourHistory: '账号操作记录',
  none: '暂无记录。',
  'signed-in': '登录',
  'second-step-failed': '两步验证的验证码错误',
  'password-changed': '修改密码',
  'contact-changed': '修改邮箱或手机号',
  'contact-verified': '验证邮箱或手机号',
  'identity-linked': '关联登录方式：{detail}',
  'identity-unlinked': '解除关联登录方式：{detail}',
  'passkey-added': '添加通行密钥：{detail}',
  'passkey-removed': '删除通行密钥：{detail}',
  'second-step-on': '开启两步验证',
  'second-step-off': '关闭两步验证',
  'recovery-codes-renewed': '重新生成恢复码',
  'session-ended': '退出其他设备',
  'data-downloaded': '下载数据',
  'money-sent': '提现或打款',
};
