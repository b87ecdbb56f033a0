import type { TranslationOf } from '../define-messages.ts';
import type { mailLinks as english } from '../en/mail-links.ts';

export const mailLinks: TranslationOf<typeof english> = {
  verifyTitle: '验证邮箱或手机号',
  verifyText: '如果你注册了Snapbazaar账号，或修改了账号的邮箱或手机号，请点击按钮。如果不是你本人操作，请关闭此页面。',
  verifyButton: '验证',
  verified: '验证成功。',
  undoTitle: '恢复原来的邮箱或手机号',
  undoText:
    '你账号的邮箱或手机号已被修改。如果不是你本人操作，请恢复原来的邮箱或手机号。恢复后所有设备将退出登录，需重新设置密码。',
  undoButton: '不是我操作的',
  stopTitle: '停止接收邮件',
  stopText: '你将不再收到Snapbazaar的资讯邮件，但仍会收到与订单和账号安全有关的邮件。',
  stopButton: '停止接收',
  stopped: '已停止发送此类邮件。',
  resume: '恢复接收',
  linkMissing: '请通过邮件中的链接打开此页面。当前链接不完整，请重新打开。',
  toHome: '前往Snapbazaar',
  description: '通过Snapbazaar邮件打开的页面。',
};
