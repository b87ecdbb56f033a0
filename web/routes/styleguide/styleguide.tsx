import { Styleguide } from './specimens/styleguide.tsx';

export const meta = () => [{ title: 'Styleguide · Snapbazaar' }, { name: 'robots', content: 'noindex' }];

/** Every component in both themes, side by side. Only exists in development. */
export default function StyleguidePage() {
  return (
    <main id="main" tabIndex={-1} className="grid outline-none lg:grid-cols-2">
      <h1 className="sr-only">Styleguide</h1>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className="min-w-0 bg-paper p-5 text-ink sm:p-10">
          <Styleguide theme={theme} />
        </section>
      ))}
    </main>
  );
}
