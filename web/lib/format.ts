const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dateParts = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const figures = new Intl.NumberFormat('en-US');

/** Shops are counted up to here. */
const listingsCountedTo = 1000;

/** Whole US cents as people read them: `$ 1,249.00`. */
export function formatMoney(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  return `${sign}$ ${dollars.format(Math.abs(cents) / 100)}`;
}

/** US cents as one says them, without cents where there are none: `$50`, `$12.50`. */
export function formatDollars(cents: number): string {
  const whole = Math.round(cents);
  return `$${whole % 100 === 0 ? (whole / 100).toLocaleString('en-US') : dollars.format(whole / 100)}`;
}

/** A day in UTC, the same for every reader: `12 Jan 2024`. */
export function formatDate(date: Date | string): string {
  const parts = dateParts.formatToParts(new Date(date));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value;
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** How much a shop has: `1 listing`, `36 listings`, `1,000+ listings`. */
export function formatListings(count: number): string {
  if (count === 1) return '1 listing';
  return `${figures.format(count)}${count >= listingsCountedTo ? '+' : ''} listings`;
}
