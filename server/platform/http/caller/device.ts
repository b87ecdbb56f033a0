const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
];

export interface Device {
  /** Null where the user agent does not say it. */
  browser: string | null;
  system: string | null;
}

const unknownBrowser = 'A browser';

/** Browser and system of a user agent, such as "Chrome on Android"; nothing else of it is stored. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser && !system) return 'Unknown device';
  return [browser ?? unknownBrowser, system].filter(Boolean).join(' on ');
}

/** Browser and system of a stored description. */
export function readDevice(description: string): Device {
  const [browser = '', system = ''] = description.split(' on ');
  const nameIn = (table: [RegExp, string][], name: string) => table.find(([, known]) => known === name)?.[1] ?? null;
  return { browser: nameIn(browsers, browser), system: nameIn(systems, system) };
}
