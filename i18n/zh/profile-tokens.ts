import type { TranslationOf } from '../define-messages.ts';
import type { profileTokens as english } from '../en/profile-tokens.ts';

export const profileTokens: TranslationOf<typeof english> = {
  social: '社交账号',
  balance: '余额',
  startDate: '开始日期',
  endDate: '结束日期',
  total: '累计获得积分',
  amount: '{amount} T4L',
  claim: '领取积分',
  claimFrom: '领取积分，{network}',
  notConnected: '领取积分需先关联{network}账号，本站尚未开通关联功能。',
  personalization: '个性化',
  yourTokens: '我的积分 <amount>{amount} T4L</amount>',
  managePrivacy: '隐私管理',
  viewHistory: '查看积分记录',
  history: '积分记录',
  yourHistory: '我的积分记录',
  noHistory: '暂无积分。允许收集行为数据即可获得首笔5 T4L。',
  historyCaption: '积分发放与收回记录，按时间倒序',
  date: '日期',
  reason: '原因',
  unit: 'T4L',
  'behavioral-data-allowed': '已允许收集行为数据',
  'behavioral-data-withdrawn': '已撤回行为数据收集授权',
};
