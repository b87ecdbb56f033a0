import { drawQr, type QrPath, quietZone } from '../../../../contracts/text/draw-qr.ts';

/** Pixels of a module in the saved picture. */
const moduleSize = 12;

/** A QR code as large as a phone’s camera likes it, always dark on light. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { path, size } = drawQr(text);
  const side = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-72 max-w-full rounded-card bg-(--qr-light)"
    >
      <path d={path} className="fill-(--qr-dark)" />
    </svg>
  );
}

/** Saves the code as a PNG picture, for a bank’s app on the same phone. */
export function saveQrPicture(text: string, fileName: string): void {
  drawOnCanvas(drawQr(text)).toBlob((picture) => {
    if (!picture) return;
    const address = URL.createObjectURL(picture);
    Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }, 'image/png');
}

function drawOnCanvas({ path, size }: QrPath): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const side = (size + 2 * quietZone) * moduleSize;
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const look = getComputedStyle(document.body);
  context.fillStyle = look.getPropertyValue('--qr-light');
  context.fillRect(0, 0, side, side);
  context.setTransform(moduleSize, 0, 0, moduleSize, quietZone * moduleSize, quietZone * moduleSize);
  context.fillStyle = look.getPropertyValue('--qr-dark');
  context.fill(new Path2D(path));
  return canvas;
}
