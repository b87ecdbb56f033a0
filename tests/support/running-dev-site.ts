import { startSite } from './running-site.ts';

/** As `npm run dev` starts it, with an empty shop. */
export default function startDevSite(): Promise<() => Promise<void>> {
  return startSite(['--dev'], { SNAPBAZAAR_DEMO: 'off', RATE_LIMIT: '1000000' });
}
