import plugin from 'tailwindcss/plugin';
import { aisles } from '../../catalog/aisles.ts';

/** Gives each aisle its ground colour as `--ground`, so that no page needs inline styles and the colours stand once. */
// biome-ignore lint/style/noDefaultExport: Tailwind loads a plugin by its default export.
export default plugin(({ addBase }) => {
  for (const { id, ground } of aisles) {
    addBase({ [`[data-aisle="${id}"]`]: { '--ground': `light-dark(${ground.light}, ${ground.dark})` } });
  }
});
