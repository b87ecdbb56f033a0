import { quietZone } from '../../../../contracts/text/draw-qr.ts';
import { foodText } from '../../../../i18n/generated/food.ts';
import type { QrDrawing } from '../../../lib/files/qr-code.ts';
import { classes } from '../../../ui/buttons/classes.ts';

/** There is no app to download; the code opens the shop in the phone's browser. */
export function PhoneBox({ code }: { code: QrDrawing | null }) {
  return (
    <section
      aria-labelledby="phone-box"
      className="flex flex-col items-center rounded-tile border border-line bg-surface px-4 pt-4 pb-5 text-center shadow-soft"
    >
      {code && (
        <svg
          role="img"
          aria-label={foodText('qrCode', { address: code.address })}
          viewBox={`${-quietZone} ${-quietZone} ${code.size + 2 * quietZone} ${code.size + 2 * quietZone}`}
          shapeRendering="crispEdges"
          className="w-39 max-w-full rounded-control bg-(--qr-light)"
        >
          <path d={code.path} className="fill-(--qr-dark)" />
        </svg>
      )}
      <h2 id="phone-box" className={classes('font-sans text-body', code && 'mt-2.5')}>
        {foodText('iosApp')}
      </h2>
      <p className="mt-1.5 text-caption text-muted leading-snug">{foodText('noApp')}</p>
    </section>
  );
}
