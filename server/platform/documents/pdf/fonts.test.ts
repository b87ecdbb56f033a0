import PdfDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
import { packageCache } from '../../../../tests/support/site/package-cache.ts';
import { createPackageFiles } from '../../package-files/package-files.ts';
import { createFontLoader } from '../text-drawing/load-fonts.ts';
import { drawText } from './draw-pdf-text.ts';
import { addFont } from './fonts.ts';

const loadFonts = createFontLoader(createPackageFiles({ cacheDir: packageCache }));

const lines = ['น้ำผึ้งคุณมาลี ทำมือ', '99/1 ถนนราชดำเนิน ตำบลศรีภูมิ อำเภอเมือง', 'เชียงใหม่ 50200'];

test('a text of the last document is neither shaped nor decoded again for the next', async () => {
  const { bodyFiles } = await loadFonts(lines.join(' '), 'th');
  async function write(): Promise<number> {
    const document = new PdfDocument({ size: [595, 842], margin: 0, info: {} });
    const fonts = await Promise.all(bodyFiles.map((file) => addFont(document, file)));
    // The library's own function behind `layout`, which does the work.
    const engines = fonts.map(
      ({ shapes }) => (shapes as unknown as { _layoutEngine: { layout(): void } })._layoutEngine,
    );
    const spies = engines.map((engine) => vi.spyOn(engine, 'layout'));
    for (const [at, text] of lines.entries())
      drawText(document, fonts, { text, left: 56, top: 60 + at * 24, width: 480 });
    document.end();
    const calls = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return calls;
  }
  expect(await write()).toBeGreaterThan(lines.length);
  expect(await write()).toBe(0);
}, 60_000);
