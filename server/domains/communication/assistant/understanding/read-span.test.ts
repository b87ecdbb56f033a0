import { expect, test } from 'vitest';
import type { Language } from '../../../../../contracts/languages.ts';
import { readSpan } from './read-span.ts';

// A Thursday.
const now = new Date('2026-11-19T08:00:00Z');
const daysOf = (question: string, language: Language) => {
  const span = readSpan(question, language, now);
  return span ? `${span.from} ${span.to}` : null;
};

const lastWeek = '2026-11-09 2026-11-15';
const lastMonth = '2026-10-01 2026-10-31';
const sevenDays = '2026-11-13 2026-11-19';
const october = '2026-10-01 2026-10-31';
const december = '2025-12-01 2025-12-31';
const threeMonths = '2026-08-22 2026-11-19';

test.each<[Language, string, string | null]>([
  ['en', 'How much did I sell last week?', lastWeek],
  ['en', 'sales in the last 7 days', sevenDays],
  ['en', 'what did I earn in October', october],
  ['en', 'orders in Dec', december],
  ['en', 'past 3 months revenue', '2026-08-22 2026-11-19'],
  ['en', 'may I sell knives', null],
  ['en', 'how many listings do I have', null],
  ['th', 'เดือนที่แล้วขายได้เท่าไหร่', lastMonth],
  ['th', 'ยอดขาย 7 วันที่ผ่านมา', sevenDays],
  ['th', 'ยอดขายเดือนตุลาคม', october],
  ['zh', '上周卖了多少', lastWeek],
  ['zh', '最近7天的销售额', sevenDays],
  ['zh', '10月份卖了几单', october],
  ['zh', '过去3个月收入', threeMonths],
  ['vi', 'tuần trước bán được bao nhiêu', lastWeek],
  ['vi', 'doanh thu 7 ngày qua', sevenDays],
  ['vi', 'doanh thu tháng 10', october],
  ['es', '¿cuánto vendí la semana pasada?', lastWeek],
  ['es', 'ventas de los últimos 7 días', sevenDays],
  ['es', 'ingresos de octubre', october],
  ['ja', '先月の売上は？', lastMonth],
  ['ja', '直近７日間の注文', sevenDays],
  ['ja', '10月の売上', october],
  ['ko', '지난달 매출 얼마야', lastMonth],
  ['ko', '최근 7일 매출', sevenDays],
  ['ko', '12월 판매량', december],
])('in %s, ‘%s’ means %s', (language, question, days) => {
  expect(daysOf(question, language)).toBe(days);
});

test('a span of absurd length is read as a year', () => {
  expect(daysOf('last 99999999999999999999 days', 'en')).toBe('2025-11-19 2026-11-19');
});
