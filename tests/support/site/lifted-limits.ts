import { settings } from '../../../server/config.ts';

/** Settings that lift every limit by the minute or the day, for tests that send more than a person does. */
export const liftedLimits = Object.fromEntries(
  Object.keys(settings.shape)
    .filter((name) => /_LIMIT$|_PER_DAY$/.test(name))
    .map((name) => [name, '1000000']),
);
