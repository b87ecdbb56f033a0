import { drawQr } from '../../lib/draw-qr.ts';
import type { QrDrawing } from './phone-box.tsx';

/** The capacity of 41 modules per side (version 6): a denser code is hard to scan at its size on the page. */
const maxLength = 106;

/** A URL as a QR code; null when it is too long. */
export function drawQrCode(address: string): QrDrawing | null {
  return address.length > maxLength ? null : { address, ...drawQr(address) };
}
