import type { TranslationOf } from '../define-messages.ts';
import type { sponsor as english } from '../en/sponsor.ts';

export const sponsor: TranslationOf<typeof english> = {
  title: '赞助与捐赠',
  description: '用时间、文字、设备或资金支持Snapbazaar。',
  lead: 'Snapbazaar可免费使用。如果觉得好用，可以用以下方式支持。',
  time: '贡献时间',
  report: '报告问题，并说明操作步骤。',
  translate: '修正母语译文中的错误。',
  mend: '在源代码中修复错误或添加测试。',
  money: '捐赠资金',
  noAccount:
    '本项目未在本站设立捐款账户，也不在此募捐。如想支持本商城的运营人员，请咨询运营方，见“<contact>联系我们</contact>”。',
  noInfluence: '任何付款都不会影响商品展示、排名或评价内容。',
};
