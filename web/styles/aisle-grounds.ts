import plugin from 'tailwindcss/plugin';
import { aisles } from '../../catalog/aisles.ts';

/** Defines each aisle's background color as `--ground`, so that no page needs inline styles. */
// biome-ignore lint/style/noDefaultExport: Tailwind loads plugins by default export.
export default plugin(({ addBase }) => {
  for (const { id, background } of aisles) {
    addBase({ [`[data-aisle="${id}"]`]: { '--ground': `light-dark(${background.light}, ${background.dark})` } });
  }
});
