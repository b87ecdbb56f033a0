import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { answerRequests } from '../../process/answer-requests.ts';
import { drawText } from './draw-pdf-text.ts';
import { addFont } from './fonts.ts';
import { type PdfFile, type PdfPhoto, page as paper } from './pdf-page.ts';

const size: [number, number] = [paper.width, paper.height];

async function writeDocument({ title, pages, fontFiles }: PdfFile): Promise<Buffer> {
  const document = new PdfDocument({
    size,
    margin: 0,
    info: { Title: title, Producer: 'Snapbazaar', Creator: 'Snapbazaar' },
  });
  const fonts = await Promise.all(fontFiles.map((file) => addFont(document, file)));
  const chunks: Buffer[] = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const written = new Promise<void>((resolve) => document.on('end', resolve));
  for (const [index, { rules, texts, photos = [] }] of pages.entries()) {
    if (index > 0) document.addPage({ size, margin: 0 });
    document.lineWidth(0.75).strokeColor('#d9d9d9');
    for (const top of rules)
      document
        .moveTo(paper.edge, top)
        .lineTo(paper.width - paper.edge, top)
        .stroke();
    for (const text of texts) drawText(document, fonts, text);
    for (const { left, top, width, height, ...photo } of photos)
      document.image(await asJpeg(photo), left, top, { fit: [width, height] });
  }
  document.end();
  await written;
  return Buffer.concat(chunks);
}

const photoPixels = 900;

/** PDFs hold no WebP. */
function asJpeg({ bytes }: Pick<PdfPhoto, 'bytes'>): Promise<Buffer> {
  const small = sharp(bytes).resize(photoPixels, photoPixels, { fit: 'inside', withoutEnlargement: true });
  return small.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
}

answerRequests(writeDocument);
