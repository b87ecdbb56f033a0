import type { InEveryLanguage } from '../../../../../../contracts/languages.ts';

/** Days that people name without a date, and spans, separated by commas; `0` stands for a number. */
interface DateWords {
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  days: string;
  weeks: string;
  /** Between the two days of a span. */
  between: string;
  /** Short names of the months, in order, beside those that questions know; empty where months are numbered. */
  shortMonths: string;
  /** Whether 5/12 is the fifth of December; null where both readings are usual. */
  isDayFirst: boolean | null;
}

export const dateWords: InEveryLanguage<DateWords> = {
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    dayAfterTomorrow: 'the day after tomorrow, day after tomorrow',
    days: '0 days, 0 day',
    weeks: '0 weeks, 0 week',
    between: '-, –, to, until, till, through, and',
    shortMonths: '',
    isDayFirst: null,
  },
  th: {
    today: 'วันนี้',
    tomorrow: 'พรุ่งนี้, วันพรุ่งนี้',
    dayAfterTomorrow: 'มะรืนนี้, มะรืน',
    days: '0 วัน',
    weeks: '0 สัปดาห์, 0 อาทิตย์',
    between: '-, –, ถึง, จนถึง, ถึงวันที่',
    shortMonths: 'ม.ค., ก.พ., มี.ค., เม.ย., พ.ค., มิ.ย., ก.ค., ส.ค., ก.ย., ต.ค., พ.ย., ธ.ค.',
    isDayFirst: true,
  },
  zh: {
    today: '今天, 今日',
    tomorrow: '明天, 明日',
    dayAfterTomorrow: '后天',
    days: '0天, 0 天',
    weeks: '0周, 0个星期, 0个礼拜',
    between: '-, –, 到, 至',
    shortMonths: '',
    isDayFirst: false,
  },
  vi: {
    today: 'hôm nay',
    tomorrow: 'ngày mai, mai',
    dayAfterTomorrow: 'ngày kia, ngày mốt',
    days: '0 ngày',
    weeks: '0 tuần',
    between: '-, –, đến, tới, đến ngày, tới ngày',
    shortMonths: '',
    isDayFirst: true,
  },
  es: {
    today: 'hoy',
    tomorrow: 'mañana',
    dayAfterTomorrow: 'pasado mañana',
    days: '0 días, 0 dias, 0 día',
    weeks: '0 semanas, 0 semana',
    between: '-, –, al, a, hasta el, hasta, y el, y',
    shortMonths: 'ene, feb, mar, abr, may, jun, jul, ago, sep, oct, nov, dic',
    isDayFirst: true,
  },
  ja: {
    today: '今日, 本日',
    tomorrow: '明日, あした, あす',
    dayAfterTomorrow: '明後日, あさって',
    days: '0日間',
    weeks: '0週間',
    between: '-, –, 〜, ～, から',
    shortMonths: '',
    isDayFirst: false,
  },
  ko: {
    today: '오늘',
    tomorrow: '내일',
    dayAfterTomorrow: '모레',
    days: '0일 동안, 0일간, 0일동안',
    weeks: '0주 동안, 0주간, 0주일, 0주',
    between: '-, –, ~, 부터, 에서',
    shortMonths: '',
    isDayFirst: false,
  },
};
