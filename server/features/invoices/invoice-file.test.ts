import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packageCache } from '../../../tests/support/package-cache.ts';
import { createLetters } from '../../providers/lettering/letters.ts';
import { createPackageFiles } from '../../providers/package-files/package-files.ts';
import { writeInvoiceFile } from './invoice-file.ts';

const letters = createLetters(createPackageFiles({ cacheDir: packageCache }));
const contact = 'malee@test.example';

async function write(billed_to: string, lettersFor = letters): Promise<string> {
  const issued_at = '2026-11-15T08:00:00.000Z';
  const invoice = { number: 'INV-0001', billed_to, description: 'Wallet deposit (sandbox)', amount_cents: 123_450 };
  const times = { issued_at, due_at: '2026-11-29T08:00:00.000Z', paid_at: null };
  const file = await writeInvoiceFile({ invoice: { ...invoice, ...times, state: 'unpaid' }, contact, lettersFor });
  return file.toString('latin1');
}

/** What the drawing says to readers that copy or speak it, and the share of its dots that are dark. */
function readDrawing(file: string): { said: string; ink: number } | null {
  const said = /\/ActualText <feff([0-9a-f]*)>/.exec(file)?.[1];
  if (said === undefined) return null;
  const streams = [...file.matchAll(/\/FlateDecode[^\n]*\/Length (\d+) >>\nstream\n/g)];
  const dots = streams.map((match) => {
    const start = match.index + match[0].length;
    return inflateSync(Buffer.from(file.slice(start, start + Number(match[1])), 'latin1'));
  });
  const mask = dots[1] ?? Buffer.alloc(1);
  return {
    said: Buffer.from(said, 'hex').swap16().toString('utf16le'),
    ink: mask.filter((value) => value > 127).length / mask.length,
  };
}

describe("an invoice's file", () => {
  test.each(['Zoë (Lim)', 'มาลี'])(
    'for %s has a table that points at its parts, or readers would repair it',
    async (name) => {
      const file = await write(name);
      expect(file).toMatch(/^%PDF-1\.5/);
      const places = [...file.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
      expect(places.length).toBeGreaterThanOrEqual(7);
      expect(places.map((place, index) => file.startsWith(`${index + 1} 0 obj`, place))).not.toContain(false);
    },
  );

  test('is plain text, whatever was typed', async () => {
    expect(await write('Zoë (Lim) \\')).toContain('(Zoë \\(Lim\\) \\\\) Tj');
    expect(await write('Somchai 🛒\u202e')).toContain('(Somchai) Tj');
  });

  test.each(['มาลี (สุขใจ)', 'Nguyễn Thị Mai', '王小明商店', 'さくら堂', '김민준 상점'])(
    'draws %s, and says it to who copies or listens',
    async (name) => {
      const file = await write(name);
      const drawing = readDrawing(file);
      expect(drawing?.said).toBe(name);
      expect(drawing?.ink).toBeGreaterThan(0.005);
      expect(file).not.toContain(contact);
    },
    60_000,
  );

  test('ends a western name that is too long for its line in an ellipsis', async () => {
    expect(await write('A'.repeat(80))).toContain(`(${'A'.repeat(39)}\x85) Tj`);
  });

  test('draws a very long name in one line', async () => {
    expect(readDrawing(await write('ร้านขายของฝากจากเชียงใหม่'.repeat(4)))?.ink).toBeGreaterThan(0.02);
  });

  test('names the account where the letters cannot be had, and where there is nothing to write', async () => {
    const cannot = createLetters({ get: () => Promise.reject(new Error('no network')) });
    expect(await write('\u{31350}', cannot)).toContain(`(${contact}) Tj`);
    expect(await write('\u0378\u0379')).toContain(`(${contact}) Tj`);
    expect(await write('🛒')).toContain(`(${contact}) Tj`);
  });
});
