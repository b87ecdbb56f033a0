import { drawQr, type QrPath } from '../../../contracts/text/draw-qr.ts';

/** A QR code of a URL. */
export interface QrDrawing extends QrPath {
  address: string;
}

/** The capacity of 41 modules per side (version 6): a denser code is hard to scan where it is small. */
const smallLength = 106;

/** A URL as a QR code; null when it is too long. */
export function drawQrCode(address: string, maxLength = smallLength): QrDrawing | null {
  return address.length > maxLength ? null : { address, ...drawQr(address) };
}
