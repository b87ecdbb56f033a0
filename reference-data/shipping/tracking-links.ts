import { trackingUrl } from './carriers.ts';

export const maxTrackingLink = 300;

/** Names that no public carrier can have, because they lead into a network of the reader or nowhere. */
const privateEndings = new Set([
  ...['local', 'localhost', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'arpa', 'onion'],
  ...['test', 'invalid', 'example'],
]);

/** A link that a seller typed, as it is kept: https to a public host, without a name or password; null where it is not one. */
export function readTrackingLink(text: string): string | null {
  const link = text.trim();
  if (link.length > maxTrackingLink || /[\s\p{C}]/u.test(link) || !URL.canParse(link)) return null;
  const { protocol, username, password, port, hostname, href } = new URL(link);
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  return isPlain && isPublicHost(hostname) && href.length <= maxTrackingLink ? href : null;
}

/** Whether a host has a public name; addresses of machines are none, in whichever form they were typed. */
function isPublicHost(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  const ending = labels.at(-1) ?? '';
  return labels.length > 1 && /^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(ending) && !privateEndings.has(ending);
}

/** Where a parcel can be followed: the page of its carrier, and for other carriers the link that the seller typed. */
export function parcelUrl(parcel: {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string | null;
}): string | null {
  return trackingUrl(parcel.carrier, parcel.trackingNumber) ?? parcel.trackingUrl;
}
