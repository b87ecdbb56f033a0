import { offerLanguage } from '../lib/language/language.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { rememberFollowedLanguage } from './remember-language.ts';
import { startScriptsAfterPaint } from './start-scripts.ts';

/**
 * Runs as the first thing in the body, so that a dark page is never light for a moment, a signed-in person never sees
 * the guest's header, and nothing moves when another language is offered. It is built into one static text
 * (`build/first-paint-script.ts`), because cached pages allow it by its hash.
 */
const body = document.body.dataset;
body.theme = 'light';
try {
  if (localStorage.getItem(storageKeys.theme) === 'dark') body.theme = 'dark';
  const session = JSON.parse(localStorage.getItem(storageKeys.session) ?? 'null');
  if (session?.token) body.session = session.user_type;
} catch {
  // Storage is forbidden or broken: the page is a guest's, in the light theme.
}

offerLanguage();
rememberFollowedLanguage();
repeatEarlyPress();
startScriptsAfterPaint(body);

/**
 * A button that is pressed before the page is hydrated would do nothing: the last one is pressed again when the page
 * answers, unless that took so long that nobody expects it any more. A popover is opened by the browser itself.
 */
function repeatEarlyPress(): void {
  const expectedForMs = 10_000;
  let pressed: { button: HTMLElement; at: number } | undefined;
  const remember = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (!button) return;
    // React may be half hydrated and hear it, or not: it is to hear it once.
    event.stopPropagation();
    pressed = { button, at: Date.now() };
  };
  addEventListener('click', remember, true);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', remember, true);
      if (!pressed || Date.now() - pressed.at > expectedForMs) return;
      const { button } = pressed;
      setTimeout(() => button.click());
    },
    { once: true },
  );
}
