import { startSite } from './running-site.ts';

/** Starts the site as `npm run dev` does, with an empty shop. */
export default function startDevSite(): Promise<() => Promise<void>> {
  return startSite(['--dev'], { SNAPBAZAAR_DEMO: 'off', RATE_LIMIT: '1000000' });
}
