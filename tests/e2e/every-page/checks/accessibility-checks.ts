// These run inside the page, so each function must be self-contained.

/** Text whose script does not match its `lang` attribute, which a screen reader would mispronounce. */
export function findUndeclaredLanguages(part: string): string[] {
  const letters: [RegExp, string[]][] = [
    [/\p{Script=Thai}/u, ['th']],
    [/\p{Script=Hangul}/u, ['ko']],
    [/\p{Script=Hiragana}|\p{Script=Katakana}/u, ['ja']],
    [/\p{Script=Han}/u, ['zh', 'ja']],
    [/[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i, ['vi']],
    [/[ñ¿¡]/i, ['es']],
  ];
  const found: string[] = [];
  for (const element of document.querySelectorAll(`${part}, ${part} :not(script, style)`)) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
    const attributes = ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? '');
    for (const words of [...own.map(({ textContent }) => textContent ?? ''), typed, ...attributes]) {
      const languages = letters.find(([letter]) => letter.test(words))?.[1];
      const lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
      // The language of a person's name and address is not known.
      if (element.closest('[translate=no]')) continue;
      if (languages && !languages.includes(lang)) found.push(`“${words}” is not marked as ${languages.join(' or ')}`);
    }
  }
  return found;
}

interface Where {
  part: string;
  except: string;
}

/** The global that axe adds to the page. */
interface Axe {
  setup(): void;
  teardown(): void;
  commons: { text: { accessibleText(element: Element): string } };
  run(
    where: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; target: string[] }[] }[] }>;
}

/** Every axe violation but low contrast, with its first element. */
export async function findViolations({ part, except }: Where): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } };
  const { violations } = await axe.run({ include: [part], exclude: [except] }, { rules, resultTypes: ['violations'] });
  const smallestTarget = 24;
  // Scrolling brings a control out from below a bar that stays in place, so it counts by its own size.
  const isBelowBar = ([selector = '']: string[]) => {
    const control = document.querySelector(selector);
    if (!control) return false;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (Math.min(right - left, bottom - top) < smallestTarget) return false;
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
    return corners.some(([x, y]) => {
      let above = document.elementFromPoint(x, y);
      while (above && !['fixed', 'sticky'].includes(getComputedStyle(above).position)) above = above.parentElement;
      return above !== null && !above.contains(control);
    });
  };
  return violations.flatMap(({ id, nodes }) => {
    const [first] = nodes.filter(({ target }) => id !== 'target-size' || !isBelowBar(target));
    return first ? [`${id}: ${first.html}`] : [];
  });
}

/**
 * Text with insufficient contrast in the current theme. An element is measured again only if its look changed since the
 * last call for the same document, because this rule takes half of axe's time.
 */
export async function findLowContrast({ part, except }: Where): Promise<string[]> {
  const { axe, looks = {} } = window as unknown as { axe: Axe; looks?: Record<string, WeakMap<Element, string>> };
  Object.assign(window, { looks });
  const theme = document.body.dataset.theme ?? '';
  const measured = looks[theme] ?? new WeakMap<Element, string>();
  looks[theme] = measured;
  const changed = new Set<Element>();
  for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
    if (!element.checkVisibility()) continue;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const look = [hasText, color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join();
    if (measured.get(element) !== look) changed.add(element);
    measured.set(element, look);
  }
  const include = [...changed].filter(({ parentElement }) => !parentElement || !changed.has(parentElement));
  if (include.length === 0) return [];
  const options = { runOnly: ['color-contrast'], resultTypes: ['violations'] };
  const { violations } = await axe.run({ include, exclude: [except] }, options);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Controls without an accessible name, and different controls with the same name in the same place. */
export function findDuplicateNames({ part, except }: Where): string[] {
  const { axe } = window as unknown as { axe: Axe };
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]';
  const places = 'article, li, tr, form, fieldset, dialog, nav, header, footer, aside, section, main, [role=tabpanel]';
  const found: string[] = [];
  const known = new Map<Element | null, Map<string, Element>>();
  axe.setup();
  for (const control of document.querySelector(part)?.querySelectorAll(controls) ?? []) {
    if (control.closest(except) || !control.checkVisibility({ visibilityProperty: true })) continue;
    const name = `${control.tagName} ${axe.commons.text.accessibleText(control).trim()}`;
    const place = control.closest(places);
    const here = known.get(place) ?? new Map<string, Element>();
    const twin = here.get(name);
    const isSame = twin instanceof HTMLAnchorElement && twin.href === (control as HTMLAnchorElement).href;
    if (name.endsWith(' ')) found.push(`${control.outerHTML.slice(0, 200)} has no name`);
    else if (twin && !isSame) found.push(`${name} stands twice in ${place?.outerHTML.slice(0, 200)}`);
    known.set(place, here.set(name, control));
  }
  axe.teardown();
  return found;
}
