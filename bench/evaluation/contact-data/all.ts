import type { Language } from '../../../contracts/languages.ts';
import {
  findContacts,
  maskContacts,
} from '../../../server/domains/communication/contact-masking/mask-contacts.service.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

interface Lines {
  contacts: string[];
  harmless: string[];
  scams: string[];
  lookalikes: string[];
}

interface LinesOfLanguage {
  language: Language;
  practice: Lines;
  held: Lines;
}

/** What shoppers write in each language, half of it kept apart; contact data stands between marks. */
export const contactLines = [en, th, zh, vi, es, ja, ko] as LinesOfLanguage[];

const plain = (line: string) => line.replaceAll(/[⟦⟧]/g, '');

/** A line as the other side sees it. */
export const shownLine = (line: string) => maskContacts(plain(line)) ?? plain(line);

/** Whether every letter and digit between the marks is masked. */
export const isMasked = (line: string) => countShown(line, 'inside') === 0;

/** Whether a letter or digit outside the marks is masked. */
export const isTouched = (line: string) => countShown(line, 'outside') < lettersOutside(line);

function countShown(line: string, part: 'inside' | 'outside'): number {
  const start = line.indexOf('⟦');
  const end = line.indexOf('⟧') - 1;
  const spans = findContacts(plain(line));
  const characters = [...plain(line).matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index);
  return characters.filter((at) => {
    const isInside = start >= 0 && at >= start && at < end;
    return isInside === (part === 'inside') && !spans.some((span) => at >= span.start && at < span.end);
  }).length;
}

const lettersOutside = (line: string) => line.replace(/⟦.*⟧/u, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
