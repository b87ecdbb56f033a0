/** Small drawings for the background of a picture; each fills a square of 100. */
const motifs = {
  sun: '<circle cx="50" cy="50" r="22"/><g stroke="currentColor" stroke-width="8" stroke-linecap="round"><path d="M50 6V16M50 84V94M6 50H16M84 50H94M19 19l7 7M74 74l7 7M81 19l-7 7M26 74l-7 7"/></g>',
  snow: '<g fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"><path d="M50 8V92M14 29L86 71M14 71L86 29M38 14L50 26L62 14M38 86L50 74L62 86"/></g>',
  blossom:
    '<circle cx="50" cy="24" r="20"/><circle cx="76" cy="43" r="20"/><circle cx="66" cy="74" r="20"/><circle cx="34" cy="74" r="20"/><circle cx="24" cy="43" r="20"/><circle cx="50" cy="52" r="11" fill="#fff" opacity=".85"/>',
  leaf: '<path d="M14 86C8 40 40 10 90 12C92 60 62 92 14 86Z"/><path d="M14 86L66 36" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>',
  star: '<path d="M50 4L62 36L96 38L69 58L79 92L50 72L21 92L31 58L4 38L38 36Z"/>',
  confetti:
    '<rect x="8" y="14" width="30" height="14" rx="4" transform="rotate(25 23 21)"/><circle cx="72" cy="26" r="11"/><rect x="54" y="60" width="34" height="14" rx="4" transform="rotate(-30 71 67)"/><path d="M22 60L40 88L10 88Z"/>',
  lantern:
    '<path d="M50 4V18" stroke="currentColor" stroke-width="5"/><rect x="34" y="16" width="32" height="9" rx="3"/><ellipse cx="50" cy="48" rx="36" ry="25"/><rect x="34" y="71" width="32" height="9" rx="3"/><path d="M42 80V98M50 80V98M58 80V98" stroke="currentColor" stroke-width="4"/>',
  drop: '<path d="M50 6C66 34 82 50 82 66A32 30 0 0 1 18 66C18 50 34 34 50 6Z"/><path d="M34 66A16 15 0 0 0 50 81" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>',
  balloon:
    '<ellipse cx="50" cy="38" rx="30" ry="34"/><path d="M50 72L43 80H57Z"/><path d="M50 80C40 88 60 92 50 99" fill="none" stroke="currentColor" stroke-width="4"/>',
  heart: '<path d="M50 90C10 60 4 40 12 26C22 8 44 12 50 28C56 12 78 8 88 26C96 40 90 60 50 90Z"/>',
  pencil:
    '<path d="M12 88L20 60L70 10L90 30L40 80Z"/><path d="M62 18L82 38" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>',
  crescent:
    '<path d="M66 8A44 44 0 1 0 92 70A36 36 0 1 1 66 8Z"/><path d="M76 24L80 36L92 36L82 44L86 56L76 48L66 56L70 44L60 36L72 36Z"/>',
  pumpkin:
    '<ellipse cx="28" cy="58" rx="22" ry="30"/><ellipse cx="72" cy="58" rx="22" ry="30"/><ellipse cx="50" cy="58" rx="24" ry="33"/><path d="M46 28C46 18 50 12 58 8L62 16C58 18 56 22 56 28Z"/>',
} satisfies Record<string, string>;

export type MotifId = keyof typeof motifs;

/** Centre and size as fractions of the picture, and rotation in degrees; near the edges, where nothing else is drawn. */
const places: readonly [x: number, y: number, size: number, turn: number][] = [
  [0.09, 0.07, 0.15, -14],
  [0.31, 0.04, 0.08, 10],
  [0.62, 0.05, 0.1, -8],
  [0.9, 0.08, 0.16, 16],
  [0.05, 0.3, 0.09, 20],
  [0.95, 0.33, 0.1, -18],
  [0.05, 0.56, 0.11, -10],
  [0.95, 0.6, 0.09, 12],
  [0.07, 0.82, 0.13, 8],
  [0.93, 0.84, 0.14, -12],
];

/** One motif repeated along the edges, as SVG. */
export function scatterMotif(motif: MotifId, colour: string, width: number, height: number): string {
  const drawn = places.map(([x, y, size, turn]) => {
    const side = size * width;
    const place = `translate(${x * width - side / 2} ${y * height - side / 2}) scale(${side / 100}) rotate(${turn} 50 50)`;
    return `<g transform="${place}">${motifs[motif]}</g>`;
  });
  return `<g fill="${colour}" color="${colour}" opacity=".9">${drawn.join('')}</g>`;
}
