import { parentPort, workerData } from 'node:worker_threads';
import PdfDocument from 'pdfkit';
import { drawText } from './draw-pdf-text.ts';
import { openFonts } from './fonts.ts';
import { type PdfPage, page as paper } from './pdf-page.ts';

const page = workerData as PdfPage;
const fonts = await openFonts(page.fontFiles);
const document = new PdfDocument({
  size: [paper.width, paper.height],
  margin: 0,
  info: { Title: page.title, Producer: 'Snapbazaar', Creator: 'Snapbazaar' },
});
const chunks: Buffer[] = [];
document.on('data', (chunk) => chunks.push(chunk));
document.on('end', () => parentPort?.postMessage(Buffer.concat(chunks)));

document.lineWidth(0.75).strokeColor('#d9d9d9');
for (const top of page.rules)
  document
    .moveTo(paper.edge, top)
    .lineTo(paper.width - paper.edge, top)
    .stroke();
for (const text of page.texts) drawText(document, fonts, text);
document.end();
