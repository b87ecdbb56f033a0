import { parentPort, workerData } from 'node:worker_threads';
import PdfDocument from 'pdfkit';
import { drawText } from './draw-pdf-text.ts';
import { openFonts } from './fonts.ts';
import { type PdfFile, page as paper } from './pdf-page.ts';

const { title, pages, fontFiles } = workerData as PdfFile;
const fonts = await openFonts(fontFiles);
const size: [number, number] = [paper.width, paper.height];
const document = new PdfDocument({
  size,
  margin: 0,
  info: { Title: title, Producer: 'Snapbazaar', Creator: 'Snapbazaar' },
});
const chunks: Buffer[] = [];
document.on('data', (chunk) => chunks.push(chunk));
document.on('end', () => parentPort?.postMessage(Buffer.concat(chunks)));

for (const [index, { rules, texts }] of pages.entries()) {
  if (index > 0) document.addPage({ size, margin: 0 });
  document.lineWidth(0.75).strokeColor('#d9d9d9');
  for (const top of rules)
    document
      .moveTo(paper.edge, top)
      .lineTo(paper.width - paper.edge, top)
      .stroke();
  for (const text of texts) drawText(document, fonts, text);
}
document.end();
