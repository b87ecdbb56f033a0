import { parseArgs } from 'node:util';
import { findWarning } from '../../server/domains/communication/contact-masking/find-warning.service.ts';
import { contactLines, isMasked, isTouched, shownLine } from './contact-data/all.ts';

/**
 * `npm run eval:masking`: how many lines with contact data are masked and how many others are touched, and of how many lines
 * a reader is warned, by language and half. Beyond: lines of which more than the contact data is masked. The rules were written
 * with the first half; `--misses practice` lists what went wrong.
 */
const { misses } = parseArgs({ options: { misses: { type: 'string' } } }).values;

for (const half of ['practice', 'held'] as const) {
  console.log(`\n${half.padEnd(12)} contacts   masked  harmless  touched   beyond`);
  const sums = [0, 0, 0, 0, 0];
  for (const { language, [half]: lines } of contactLines) {
    // What is warned of and what looks like it has no contact data either.
    const others = [...lines.harmless, ...lines.scams, ...lines.lookalikes];
    const missed = lines.contacts.filter((line) => !isMasked(line));
    const touched = others.filter(isTouched);
    const beyond = lines.contacts.filter(isTouched);
    const row = [
      lines.contacts.length,
      lines.contacts.length - missed.length,
      others.length,
      touched.length,
      beyond.length,
    ];
    row.forEach((count, at) => {
      sums[at] = (sums[at] ?? 0) + count;
    });
    print(language, row);
    if (misses === half)
      for (const line of [...missed, ...touched, ...beyond]) console.log(`    ${line} → ${shownLine(line)}`);
  }
  print('all', sums);
}

for (const half of ['practice', 'held'] as const) {
  console.log(`\n${half.padEnd(12)}    scams   warned    others   warned`);
  for (const { language, [half]: lines } of contactLines) {
    const others = [...lines.lookalikes, ...lines.harmless];
    const missed = lines.scams.filter((line) => findWarning(line) === null);
    const wrong = others.filter((line) => findWarning(line) !== null);
    print(language, [lines.scams.length, lines.scams.length - missed.length, others.length, wrong.length]);
    if (misses === half) for (const line of [...missed, ...wrong]) console.log(`    ${line}`);
  }
}

function print(name: string, [contacts = 0, masked = 0, others = 0, touched = 0, beyond]: number[]): void {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(9);
  const last = beyond === undefined ? '' : share(beyond, contacts);
  console.log(
    `  ${name.padEnd(10)}${String(contacts).padStart(9)}${share(masked, contacts)}${String(others).padStart(10)}${share(touched, others)}${last}`,
  );
}
