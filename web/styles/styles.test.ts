import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import japanese from '../../data/messages/ja/interface.json' with { type: 'json' };
import { breakpoints } from '../lib/page/breakpoints.ts';
import { paperColor } from '../lib/page/theme.ts';

const web = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(web, file), 'utf8');
const files = globSync('**/*.{ts,tsx,css}', { cwd: web }).filter((file) => !/\.test\.tsx?$/.test(file));
const theme = read('styles/theme.css');

interface Rule {
  pattern: RegExp;
  /** What the rule finds, and what it leaves alone. */
  finds: string[];
  allows: string[];
  /** Files that may break the rule, each with its reason. */
  exempt: Record<string, string>;
}

const rules: Record<string, Rule> = {
  'text sizes': {
    pattern: /\btext-\[|\bfont-?size['"]?:\s*['"]?(?:[\d.]|calc|clamp|min|max)/gi,
    finds: ['sm:text-[1.1rem]', 'text-[clamp(1rem,5vw,2rem)]', 'text-[#fff]', 'font-size: 13px', "fontSize: '1rem'"],
    allows: ['sm:text-caption', 'font-size: var(--text-body)'],
    exempt: {},
  },
  breakpoints: {
    pattern:
      /(?<!@container [^{]*)\((?:(?:min|max)-)?width\s*(?:[<>]=?|:)\s*[\d.]+|\b(?:min|max)-\[[\d.]+(?:rem|em|px)\]/g,
    finds: ['@media (min-width: 36rem)', '@media (width < 600px)', "matchMedia('(width >= 62rem)')", 'max-[15rem]:p-1'],
    // Container queries depend on the space for a list, not on the screen.
    allows: ['@media (width < theme(--breakpoint-sm))', '@container (min-width: 32rem)', 'max-sm:p-1', 'min-w-[2rem]'],
    exempt: {},
  },
  colors: {
    pattern:
      /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|(?<![a-z-])(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(|(?:color|background|fill|stroke): (?:white|black)\b/gi,
    finds: [
      '#fff',
      'bg-[#12131c]',
      'rgb(0 0 0 / 0.5)',
      'shadow-[0_1px_2px_rgb(0_0_0/0.1)]',
      'oklch(0.7 0.1 50)',
      'color: white',
    ],
    allows: ['var(--paper)', 'url(#lantern)', 'href="#questions"', 'color-mix(in srgb, var(--ink) 35%, transparent)'],
    exempt: {
      'styles/tokens.css': 'declares every color',
      'domains/marketplace/food/food.css': 'the background of each dish, which is data',
      'lib/page/theme.ts': 'the color of the page before the styles are loaded, compared with its token below',
    },
  },
  'page heights': {
    pattern: /(?<!max-)\bh-(?:d|s|l)?vh\b|(?<!max-)\bh-screen\b/g,
    finds: ['min-h-dvh', 'lg:h-dvh', 'h-screen'],
    // A line above the page may offer a language.
    allows: ['min-h-(--page-height)', 'max-h-dvh', 'h-[min(25rem,50dvh)]'],
    exempt: {
      'ui/overlays/sheet.tsx': 'a dialog over the whole screen',
      'ui/overlays/wide-dialog.tsx': 'a dialog over the whole screen of a phone',
      'domains/marketplace/product/gallery/photo-zoom.tsx': 'a dialog over the whole screen',
      'domains/communication/messages/photos/enlarged-photo.tsx': 'a dialog over the whole screen',
    },
  },
};

describe.each(Object.entries(rules))('literal %s', (_, { pattern, finds, allows, exempt }) => {
  const matchesIn = (text: string) => text.match(pattern) ?? [];

  test('are recognised in every spelling', () => {
    expect(finds.filter((text) => matchesIn(text).length === 0)).toEqual([]);
    expect(allows.flatMap(matchesIn)).toEqual([]);
  });

  test('stand in no file that should use a name of the theme', () => {
    const found = files.filter((file) => !(file in exempt)).map((file) => [file, ...matchesIn(read(file))]);
    expect(found.filter(([, ...matches]) => matches.length > 0)).toEqual([]);
  });

  test('still stand in every file that is exempt', () =>
    expect(Object.keys(exempt).filter((file) => matchesIn(read(file)).length === 0)).toEqual([]));
});

describe('the theme', () => {
  test('has every text size that a class names', () => {
    const named = files
      .filter((file) => !file.endsWith('.css'))
      .flatMap((file) => read(file).match(/\btext-(?:\d?xs|sm|base|lg|\d?xl)\b/g) ?? []);
    expect([...new Set(named)].filter((name) => !theme.includes(`--${name}:`))).toEqual([]);
  });

  test('has a size at which the longest Japanese word of a page title fits on a phone', () => {
    const percent = Number(theme.match(/--text-display-on-phone: clamp\([\d.]+rem, ([\d.]+)vw/)?.[1]);
    const [screen, edges, letters, tracking] = [360, 32, japanese.privacy.title.length, 0.985];
    expect(((screen * percent) / 100) * tracking * letters).toBeLessThan(screen - edges);
    expect(read('ui/display/article.tsx')).toContain('text-display-on-phone');
  });

  test('has the breakpoints that scripts use', () => {
    for (const [name, width] of Object.entries(breakpoints)) expect(theme).toContain(`--breakpoint-${name}: ${width};`);
  });

  test('has the color that the browser shows before the styles are loaded', () => {
    expect(read('styles/tokens.css')).toMatch(`--paper: ${paperColor};`);
  });
});
