/**
 * Runs in the page: visible words of a page in another language that are English. Product texts and what people wrote
 * themselves are left out.
 */
export function findEnglish({ allowed, isLatin }: { allowed: string; isLatin: boolean }): string[] {
  const known = new RegExp(`\\b(?:${allowed})\\b`, 'gi');
  // Without 'has', which is Spanish too.
  const functionWords =
    /(?<!\p{L})(?:the|and|of|your|with|you|is|are|was|this|that|not|from|please|all|have|will|here|more|search)(?!\p{L})/iu;
  const skipped =
    'script, style, noscript, svg, code, pre, [lang]:not(html), [dir=auto], [translate=no], .ad-words, .ad-title, option';
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const read = (text: string) => {
    const words = text.replace(/[\w.+-]+@[\w.-]+|https?:\S+|[#$€£¥₫฿]\S*/g, ' ').replace(known, ' ');
    const isEnglish = isLatin ? functionWords.test(words) : /[A-Za-z]{3,}/.test(words);
    if (isEnglish) found.add(text.trim().slice(0, 120));
  };
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest(skipped) || !parent.checkVisibility()) continue;
    read(walker.currentNode.textContent ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (element.closest(skipped) || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) read(element.getAttribute(name) ?? '');
  }
  return [...found];
}

/** Runs in the page: texts of controls, headings and cards, and of empty fields, that their box cuts off. */
export function findCutText(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const isPlaceholderCut = (field: HTMLInputElement): boolean => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    if (!pen || field.value !== '' || !field.checkVisibility()) return false;
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return room > 0 && pen.measureText(field.placeholder).width > room + 1;
  };
  const cutPlaceholders = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
    .filter(isPlaceholderCut)
    .map(({ placeholder }) => placeholder);
  const texts = 'h1, h2, h3, button, a, label, th, td, legend, [role=tab], .ad-sold';
  const cutTexts = [...document.querySelectorAll<HTMLElement>(texts)]
    .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
    // What is only read aloud is one pixel wide, on some screens or on all.
    .filter((element) => element.clientWidth > 1 || element.clientHeight > 1)
    .filter((element) => !element.closest('.sr-only, [lang]:not(html), .truncate, .line-clamp-2, .ad-words, .ad-title'))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const cutsY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      return cutsX || cutsY;
    })
    .map((element) => element.innerText.trim().slice(0, 80));
  return [...cutPlaceholders, ...cutTexts];
}
