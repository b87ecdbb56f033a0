// These run inside the page, so each has to hold everything it needs.

/** Words in another language that a screen reader would read out as if they were English. */
export function findUntoldLanguages(part: string): string[] {
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
    const told = ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? '');
    for (const words of [...own.map(({ textContent }) => textContent ?? ''), typed, ...told]) {
      const spoken = letters.find(([letter]) => letter.test(words))?.[1];
      const lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
      if (spoken && !spoken.includes(lang)) found.push(`“${words}” is not said to be ${spoken.join(' or ')}`);
    }
  }
  return found;
}

interface Where {
  part: string;
  except: string;
}

/** What axe leaves in the page. */
interface Axe {
  setup(): void;
  teardown(): void;
  commons: { text: { accessibleText(element: Element): string } };
  run(where: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What every rule of axe finds, and where first. */
export async function findViolations({ part, except }: Where): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };
  const { violations } = await axe.run({ include: [part], exclude: [except] }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Words that do not stand out from what is behind them. */
export async function findPaleWords({ part, except }: Where): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const options = { runOnly: ['color-contrast'], resultTypes: ['violations'] };
  const { violations } = await axe.run({ include: [part], exclude: [except] }, options);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Controls without a name, and such as are called the same in the same place but do not do the same. Asks axe for names. */
export function findLookalikes({ part, except }: Where): string[] {
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
