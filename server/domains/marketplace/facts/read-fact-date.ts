const months = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/** A month or a day that exists, as 2027-03 or 2027-03-31; null for anything else. */
export function readFactDate(text: string): string | null {
  const [, year = '', month = '', day] = months.exec(text.trim()) ?? [];
  if (year === '') return null;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.getUTCMonth() + 1 === Number(month);
  return isReal && Number(year) >= 1900 && Number(year) < 2200 ? text.trim() : null;
}
