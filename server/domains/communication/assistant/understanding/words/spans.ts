import type { InEveryLanguage } from '../../../../../../contracts/languages.ts';

/** Spans of time that people name without a number. */
export const spanNames = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;

export type SpanName = (typeof spanNames)[number];

/** Phrases separated by commas; `0` stands for any number, and `M` for the name of a month. */
export interface SpanWords extends Record<SpanName, string> {
  days: string;
  weeks: string;
  months: string;
  /** A month that is named, by its name or its number. */
  month: string;
}

export const spanWords: InEveryLanguage<SpanWords> = {
  en: {
    today: 'today, so far today, this morning',
    yesterday: 'yesterday',
    thisWeek: 'this week, the week, so far this week',
    lastWeek: 'last week, previous week, the week before',
    thisMonth: 'this month, the month, so far this month, current month',
    lastMonth: 'last month, previous month, the month before',
    thisYear: 'this year, so far this year, current year, the year',
    lastYear: 'last year, previous year, the year before',
    days: 'last 0 days, past 0 days, previous 0 days, 0 days',
    weeks: 'last 0 weeks, past 0 weeks, previous 0 weeks, 0 weeks',
    months: 'last 0 months, past 0 months, previous 0 months, 0 months',
    month: 'in M, of M, for M, during M, since M',
  },
  th: {
    today: 'วันนี้, เช้านี้',
    yesterday: 'เมื่อวาน, เมื่อวานนี้, วานนี้',
    thisWeek: 'สัปดาห์นี้, อาทิตย์นี้',
    lastWeek: 'สัปดาห์ที่แล้ว, อาทิตย์ที่แล้ว, สัปดาห์ก่อน, อาทิตย์ก่อน',
    thisMonth: 'เดือนนี้',
    lastMonth: 'เดือนที่แล้ว, เดือนก่อน',
    thisYear: 'ปีนี้',
    lastYear: 'ปีที่แล้ว, ปีก่อน',
    days: '0 วันที่ผ่านมา, 0 วันที่แล้ว, 0 วันล่าสุด, 0 วันหลังสุด, ย้อนหลัง 0 วัน, ใน 0 วัน, 0 วัน',
    weeks: '0 สัปดาห์ที่ผ่านมา, 0 อาทิตย์ที่ผ่านมา, 0 สัปดาห์ล่าสุด, ย้อนหลัง 0 สัปดาห์, 0 สัปดาห์, 0 อาทิตย์',
    months: '0 เดือนที่ผ่านมา, 0 เดือนล่าสุด, ย้อนหลัง 0 เดือน, 0 เดือน',
    month: 'เดือน M, M',
  },
  zh: {
    today: '今天, 今日, 今早',
    yesterday: '昨天, 昨日',
    thisWeek: '这周, 本周, 这个星期, 这星期, 本星期, 这一周',
    lastWeek: '上周, 上个星期, 上星期, 上一周',
    thisMonth: '这个月, 本月, 这月, 当月',
    lastMonth: '上个月, 上月',
    thisYear: '今年, 本年, 今年以来',
    lastYear: '去年, 上一年',
    days: '最近0天, 过去0天, 近0天, 前0天, 0天内, 0天, 最近0日',
    weeks: '最近0周, 过去0周, 近0周, 最近0个星期, 0周, 0个星期',
    months: '最近0个月, 过去0个月, 近0个月, 0个月',
    month: '0月份, 0月',
  },
  vi: {
    today: 'hôm nay, ngày hôm nay, sáng nay, bữa nay, hom nay',
    yesterday: 'hôm qua, ngày hôm qua, hom qua',
    thisWeek: 'tuần này, tuan nay',
    lastWeek: 'tuần trước, tuần rồi, tuần vừa rồi, tuan truoc, tuần qua',
    thisMonth: 'tháng này, thang nay',
    lastMonth: 'tháng trước, tháng rồi, tháng vừa rồi, tháng qua, thang truoc',
    thisYear: 'năm nay, nam nay',
    lastYear: 'năm ngoái, năm trước, nam ngoai',
    days: '0 ngày qua, 0 ngày gần đây, 0 ngày vừa qua, 0 ngày gần nhất, 0 ngày trước, trong 0 ngày, 0 ngày',
    weeks: '0 tuần qua, 0 tuần gần đây, 0 tuần vừa qua, trong 0 tuần, 0 tuần',
    months: '0 tháng qua, 0 tháng gần đây, 0 tháng vừa qua, trong 0 tháng',
    month: 'trong tháng 0, hồi tháng 0, tháng 0',
  },
  es: {
    today: 'hoy, el día de hoy, esta mañana',
    yesterday: 'ayer, el día de ayer',
    thisWeek: 'esta semana',
    lastWeek: 'la semana pasada, semana pasada, la semana anterior',
    thisMonth: 'este mes, el mes, mes actual',
    lastMonth: 'el mes pasado, mes pasado, el mes anterior, mes anterior',
    thisYear: 'este año, el año',
    lastYear: 'el año pasado, año pasado, el año anterior',
    days: 'los últimos 0 días, últimos 0 días, 0 últimos días, los pasados 0 días, 0 días',
    weeks: 'las últimas 0 semanas, últimas 0 semanas, 0 semanas',
    months: 'los últimos 0 meses, últimos 0 meses, 0 meses',
    month: 'en M, de M, durante M, en el mes de M, M',
  },
  ja: {
    today: '今日, 本日, きょう, 今朝',
    yesterday: '昨日, きのう, 昨夜',
    thisWeek: '今週',
    lastWeek: '先週, 前の週',
    thisMonth: '今月, 当月',
    lastMonth: '先月, 前月, 前の月',
    thisYear: '今年, 本年',
    lastYear: '去年, 昨年, 前年',
    days: '過去0日間, 過去0日, 直近0日間, 直近0日, ここ0日, この0日間, 最近0日間, 0日間',
    weeks: '過去0週間, 直近0週間, ここ0週間, この0週間, 0週間',
    months:
      '過去0か月, 過去0ヶ月, 過去0カ月, 直近0か月, 直近0ヶ月, ここ0か月, ここ0ヶ月, 0か月間, 0ヶ月間, 0か月, 0ヶ月',
    month: '0月分, 0月',
  },
  ko: {
    today: '오늘, 금일, 오늘 하루, 오늘 아침',
    yesterday: '어제, 전날',
    thisWeek: '이번 주, 이번주, 금주',
    lastWeek: '지난주, 지난 주, 저번 주, 저번주',
    thisMonth: '이번 달, 이번달, 이달, 금월',
    lastMonth: '지난달, 지난 달, 저번 달, 저번달, 전월',
    thisYear: '올해, 금년',
    lastYear: '작년, 지난해, 전년',
    days: '최근 0일, 지난 0일, 0일 동안, 0일간, 최근 0일간, 0일',
    weeks: '최근 0주, 지난 0주, 0주 동안, 0주간, 최근 0주간',
    months: '최근 0개월, 지난 0개월, 0개월 동안, 0개월간, 0개월',
    month: '0월달, 0월',
  },
};

/** Names of the months, in English also the short ones; elsewhere those are parts of other words. Other languages number them. */
export const monthNames: Partial<Record<keyof typeof spanWords, readonly string[]>> = {
  en: [
    ...['January, Jan', 'February, Feb', 'March, Mar', 'April, Apr', 'May', 'June, Jun', 'July, Jul', 'August, Aug'],
    ...['September, Sep, Sept', 'October, Oct', 'November, Nov', 'December, Dec'],
  ],
  th: [
    ...['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน', 'กรกฎาคม', 'สิงหาคม'],
    ...['กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
  ],
  es: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
    ...['septiembre, setiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
};
