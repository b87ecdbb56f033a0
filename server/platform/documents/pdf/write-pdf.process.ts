import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { answerRequests } from '../../process/answer-requests.ts';
import { drawText } from './draw-pdf-text.ts';
import { addFont } from './fonts.ts';
import { page as a4, type PdfCode, type PdfFile, type PdfPhoto } from './pdf-page.ts';

async function writeDocument({ title, pages, fontFiles, paper = a4 }: PdfFile): Promise<Buffer> {
  const size: [number, number] = [paper.width, paper.height];
  const document = new PdfDocument({
    size,
    margin: 0,
    info: { Title: title, Producer: 'Snapbazaar', Creator: 'Snapbazaar' },
  });
  const fonts = await Promise.all(fontFiles.map((file) => addFont(document, file)));
  const chunks: Buffer[] = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const written = new Promise<void>((resolve) => document.on('end', resolve));
  for (const [index, { rules, texts, photos = [], codes = [] }] of pages.entries()) {
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
    for (const code of codes) drawCode(document, code);
  }
  document.end();
  await written;
  return Buffer.concat(chunks);
}

function drawCode(document: PdfDocument, { path, size, left, top, width }: PdfCode): void {
  const scale = width / size;
  document.save().translate(left, top).scale(scale, scale);
  document.fillColor([0, 0, 0]).path(path).fill().restore();
}

const photoPixels = 900;

/** PDFs hold no WebP. */
function asJpeg({ bytes }: Pick<PdfPhoto, 'bytes'>): Promise<Buffer> {
  const small = sharp(bytes).resize(photoPixels, photoPixels, { fit: 'inside', withoutEnlargement: true });
  return small.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
}

answerRequests(writeDocument);
