import { z } from 'zod';

/** A time zone by its name in the tz database. */
export const timeZone = z
  .string()
  .max(60)
  .default('UTC')
  .refine(isTimeZone, 'Please name a time zone such as Asia/Bangkok.')
  .meta({ example: 'Asia/Bangkok' });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
