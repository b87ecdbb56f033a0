import type { Drawing } from '../drawings/brush.ts';
import { discSleeve, licenceCard, type Sign, softwareBox } from '../drawings/electronics/software.ts';
import { type DrawnGood, drawn } from './drawn.ts';

/** The words and the sign printed on each kind of program. */
const programs: [categoryId: number, words: string, sign: Sign][] = [
  [14101, 'OFFICE', 'pages'],
  [14102, 'ACCOUNTS', 'coins'],
  [14103, 'PDF', 'pages'],
  [14104, 'PROJECTS', 'chart'],
  [14105, 'CHECKOUT', 'coins'],
  [14201, 'PHOTO', 'photo'],
  [14202, 'DESIGN', 'pen'],
  [14203, 'CAD', 'cube'],
  [14204, '3D STUDIO', 'cube'],
  [14205, 'LAYOUT', 'window'],
  [14301, 'VIDEO', 'play'],
  [14302, 'MUSIC', 'notes'],
  [14303, 'PLUGIN', 'notes'],
  [14304, 'CONVERT', 'play'],
  [14305, 'RECORD', 'play'],
  [14401, 'ANTIVIRUS', 'shield'],
  [14402, 'SECURITY', 'shield'],
  [14403, 'VPN', 'globe'],
  [14404, 'PASSWORDS', 'key'],
  [14405, 'FAMILY', 'shield'],
  [14501, 'SYSTEM', 'window'],
  [14502, 'SERVER', 'disk'],
  [14503, 'BACKUP', 'disk'],
  [14504, 'TOOLS', 'gear'],
  [14601, 'LANGUAGES', 'speech'],
  [14602, 'EXAMS', 'cap'],
  [14603, 'KIDS LEARN', 'cap'],
  [14604, 'MATHS', 'chart'],
  [14605, 'DICTIONARY', 'speech'],
  [14701, 'PC GAME', 'pad'],
  [14702, 'GAME', 'pad'],
  [14703, 'GAME CARD', 'pad'],
  [14704, 'ADD ON', 'piece'],
  [14705, 'PUZZLE', 'piece'],
  [14801, 'CODE', 'code'],
  [14802, 'DATABASE', 'disk'],
  [14803, 'WEBSITES', 'globe'],
  [14804, 'TESTING', 'gear'],
  [14805, 'DATA', 'chart'],
  [14901, 'FONTS', 'type'],
  [14902, 'TEMPLATES', 'pages'],
  [14903, 'THEMES', 'window'],
  [14904, 'ICONS', 'pen'],
  [14905, 'STOCK', 'photo'],
  [14906, 'MODELS', 'cube'],
];

const covers = [
  'blue/white',
  'purple/yellow',
  'teal/white',
  'orange/white',
  'navy/light-blue',
  'pink/white',
  'green/yellow',
  'red/white',
  'black/orange',
];
const cardsOnly = new Set([14403, 14703, 14704]);

type Package = (words: string, sign: Sign, style: number) => Drawing;

const packages: Package[] = [softwareBox, discSleeve, softwareBox, licenceCard];

/** Two packages of each program; their colour is that of the packaging, so it is left out. */
export const drawnSoftware: DrawnGood[] = programs.flatMap(([categoryId, words, sign], at) =>
  [0, 1].flatMap((place) => {
    const draw: Package = cardsOnly.has(categoryId)
      ? licenceCard
      : (packages[(at + place) % packages.length] ?? softwareBox);
    const cover = covers[(at * 2 + place * 4) % covers.length] as string;
    return drawn(categoryId, draw(words, sign, at), cover).map((good) => ({ ...good, colours: [], words: [words] }));
  }),
);
