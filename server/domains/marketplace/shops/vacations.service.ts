import { dayMs } from '../../../../contracts/durations.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { announcedDays } from '../../../../contracts/marketplace/shop-rules.ts';
import type { PublicVacation } from '../../../../contracts/marketplace/shop-texts.ts';
import type { shopVacations } from '../../../schema/marketplace/shops.ts';
import { showText } from './shop-texts.service.ts';

export type VacationRow = typeof shopVacations.$inferSelect;

/** A vacation as buyers are told of it: from two weeks before until it ends; null at other times. */
export function describeVacation(row: VacationRow | null, language: Language, now: Date): PublicVacation | null {
  if (!row || row.endsAt <= now || row.startsAt.getTime() > now.getTime() + announcedDays * dayMs) return null;
  return {
    from: row.firstDay,
    until: row.lastDay,
    is_now: row.startsAt <= now,
    message: showText(row.message, row.language, language),
  };
}
