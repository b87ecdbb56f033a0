import plugin from 'tailwindcss/plugin';
import { topCategories } from '../../catalog/categories/top-categories.ts';

/** Defines each top category's background color as `--ground`, so that no page needs inline styles. */
// biome-ignore lint/style/noDefaultExport: Tailwind loads plugins by default export.
export default plugin(({ addBase }) => {
  for (const { id, background } of topCategories) {
    addBase({ [`[data-top-category="${id}"]`]: { '--ground': `light-dark(${background.light}, ${background.dark})` } });
  }
});
