import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

/** One line of text: distances from the left and the top in points, on a page of A4. */
export interface PdfText {
  text: string;
  left: number;
  top: number;
  size?: number;
  isBold?: boolean;
  /** From black, 0, to white, 1. */
  grey?: number;
}

/** A text that the standard letters cannot write, drawn in black: how dark each dot is, row by row. */
export interface PdfDrawing {
  /** What it says, for readers that copy or speak it. */
  text: string;
  darkness: Buffer;
  /** In dots; the baseline counted from above. */
  width: number;
  height: number;
  baseline: number;
  dotsInPoint: number;
  left: number;
  top: number;
}

/** A thin line across the page. */
export interface PdfRule {
  top: number;
}

interface PdfPage {
  texts: PdfText[];
  rules: PdfRule[];
  drawings: PdfDrawing[];
}

export const page = { width: 595, height: 842, edge: 56 };

// What WinAnsiEncoding has between 0x80 and 0x9f of use to us; the rest is Latin-1.
const windowsSigns: Record<string, number> = { '€': 0x80, '…': 0x85, '•': 0x95, '–': 0x96, '—': 0x97, '’': 0x92 };

/** Whether the standard letters of every PDF reader have all of a text: western European scripts only. */
export function canWrite(text: string): boolean {
  return [...text].every((sign) => codeOf(sign) !== null);
}

/** A PDF of one page, written by hand: text in the standard Helvetica, which every reader brings along. */
export async function writePdf(title: string, { texts, rules, drawings }: PdfPage): Promise<Buffer> {
  const content = [...rules.map(drawRule), ...texts.map(drawText), ...drawings.map(placeDrawing)].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const firstDrawing = 8;
  const names = drawings.map((_, index) => `/${drawingName(index)} ${firstDrawing + 2 * index} 0 R`).join(' ');
  const drawn = await Promise.all(drawings.map((one, index) => drawingObjects(one, firstDrawing + 2 * index + 1)));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> /XObject << ${names} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} /Producer (Snapbazaar) >>`,
    ...drawn.flat(),
  ];
  // With a number of 1.5, readers know texts that stand for drawings.
  let file = '%PDF-1.5\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // Every character is one byte by now, so places counted in characters are places in the file.
  return Buffer.from(file + table + end, 'latin1');
}

function drawText({ text, left, top, size = 11, isBold, grey = 0 }: PdfText): string {
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${grey} g ${left} ${page.height - top} Td ${literal(text)} Tj ET`;
}

function drawRule({ top }: PdfRule): string {
  const height = page.height - top;
  return `0.85 G 0.75 w ${page.edge} ${height} m ${page.width - page.edge} ${height} l S`;
}

const drawingName = (index: number) => `D${index + 1}`;

function placeDrawing(drawing: PdfDrawing, index: number): string {
  const { width, height, baseline, dotsInPoint, left, top } = drawing;
  const points = (dots: number) => (dots / dotsInPoint).toFixed(3);
  const bottom = (page.height - top - (height - baseline) / dotsInPoint).toFixed(3);
  const placed = `q ${points(width)} 0 0 ${points(height)} ${left} ${bottom} cm /${drawingName(index)} Do Q`;
  return `/Span << /ActualText <feff${utf16(drawing.text)}> >> BDC ${placed} EMC`;
}

/** A black picture, and how much of it is to be seen at each dot. */
async function drawingObjects({ darkness, width, height }: PdfDrawing, maskNumber: number): Promise<string[]> {
  const picture = async (grey: Buffer, more: string) => {
    const stream = (await promisify(deflate)(grey)).toString('latin1');
    return `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode${more} /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
  };
  return Promise.all([picture(Buffer.alloc(width * height), ` /SMask ${maskNumber} 0 R`), picture(darkness, '')]);
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

function literal(text: string): string {
  const written = [...text].map((sign) => String.fromCharCode(codeOf(sign) ?? 0x3f)).join('');
  return `(${written.replace(/[\\()]/g, '\\$&')})`;
}

function codeOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  return windowsSigns[sign] ?? null;
}
