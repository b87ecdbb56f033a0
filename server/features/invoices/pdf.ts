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

/** A thin line across the page. */
export interface PdfRule {
  top: number;
}

const page = { width: 595, height: 842, edge: 56 };

// What WinAnsiEncoding has between 0x80 and 0x9f of use to us; the rest is Latin-1.
const windowsSigns: Record<string, number> = { '€': 0x80, '…': 0x85, '•': 0x95, '–': 0x96, '—': 0x97, '’': 0x92 };

/** Whether the standard letters of every PDF reader have all of a text: western European scripts only. */
export function canWrite(text: string): boolean {
  return [...text].every((sign) => codeOf(sign) !== null);
}

/** A PDF of one page, written by hand: text in the standard Helvetica, which every reader brings along. */
export function writePdf(title: string, texts: PdfText[], rules: PdfRule[]): Buffer {
  const content = [...rules.map(drawRule), ...texts.map(drawText)].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} /Producer (Snapbazaar) >>`,
  ];
  let file = '%PDF-1.4\n';
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

function literal(text: string): string {
  const written = [...text].map((sign) => String.fromCharCode(codeOf(sign) ?? 0x3f)).join('');
  return `(${written.replace(/[\\()]/g, '\\$&')})`;
}

function codeOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  return windowsSigns[sign] ?? null;
}
