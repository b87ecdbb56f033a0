import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { answerRequests } from '../../platform/process/answer-requests.ts';
import type { ReadWord } from './word-reader.ts';

const require = createRequire(import.meta.url);
const language = path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

const reader = createWorker('eng', OEM.LSTM_ONLY, {
  langPath: language,
  gzip: true,
  cacheMethod: 'none',
  // Without a handler, the library throws outside of the failed call.
  errorHandler: () => undefined,
});

async function read(picture: Uint8Array): Promise<ReadWord[]> {
  const tesseract = await reader;
  // A photo has no print resolution; without a value the library guesses and logs a warning for each picture.
  await tesseract.setParameters({
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    user_defined_dpi: '150',
    debug_file: '/dev/null',
  });
  const { data } = await tesseract.recognize(Buffer.from(picture), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ words }) =>
    words.map(({ text, confidence, bbox }) => ({ text, confidence, height: bbox.y1 - bbox.y0 })),
  );
}

answerRequests(read);
