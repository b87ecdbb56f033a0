import type { TranslationOf } from '../define-messages.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: TranslationOf<typeof english> = {
  title: '评价',
  stars: '{count}星（满分5星）',
  average: '{average}分（满分5分），{count}条评价',
  none: '暂无评价，购买后可发表第一条评价。',
  photo: '{name}上传的照片',
  aCustomer: '买家',
  answer: '卖家回复',
  report: '举报',
  reportTitle: '举报评价',
  reportHint: '请说明该评价为何不妥，运营方会查看。',
  reason: '原因',
  send: '提交举报',
  reported: '举报已提交，运营方会核实。',
  signIn: '请先登录再举报评价。',
};
