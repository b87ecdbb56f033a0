/** A data object of an EMVCo merchant-presented QR code: an id of two digits with a value, or with objects inside. */
export type EmvObject = readonly [id: string, value: string | readonly EmvObject[]];

const checksumId = '63';
const checksumLength = '04';

/** The text of a QR code: its objects, each with the length of its value, and the checksum over all of them. */
export function emvPayload(objects: readonly EmvObject[]): string {
  const text = `${encode(objects)}${checksumId}${checksumLength}`;
  return text + crc16(text).toString(16).toUpperCase().padStart(4, '0');
}

/** Words that every bank's app reads: plain letters, digits, spaces and dashes, at most so many. */
export function plainWords(text: string, longest: number): string {
  return text
    .slice(0, 200)
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9-]+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

/** An amount in minor units, written with the decimals of its currency. */
export function emvAmount(minor: number, decimals: number): string {
  if (!Number.isSafeInteger(minor) || minor <= 0) throw new RangeError('a QR code needs an amount above zero');
  if (decimals === 0) return String(minor);
  const digits = String(minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function encode(objects: readonly EmvObject[]): string {
  return objects
    .map(([id, value]) => {
      const text = typeof value === 'string' ? value : encode(value);
      if (!/^[\x20-\x7e]{1,99}$/.test(text)) throw new RangeError(`object ${id} is not 1 to 99 plain characters`);
      return `${id}${String(text.length).padStart(2, '0')}${text}`;
    })
    .join('');
}

/** CRC-16 of ISO/IEC 13239 with the polynomial 1021 and the initial value FFFF, as EMVCo asks for. */
function crc16(text: string): number {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
