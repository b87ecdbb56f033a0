import type { Rolldown } from 'vite';

/**
 * A page loads a dozen scripts rather than sixty: each file is a round trip of its own on a phone's line, and small
 * files compress badly. What five pages share comes with all of them; what fewer share stays with those who use it.
 */
export const chunkGroups: Rolldown.OutputOptions = {
  // Names made of all the pages that share a file would fill the list of files that every page loads.
  chunkFileNames: ({ name }) => `assets/${name.startsWith('part~') ? 'part' : '[name]'}-[hash].js`,
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
      { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
      { name: 'frame', tags: ['$initial'], minShareCount: 5, priority: 1 },
      { name: 'part', tags: ['$initial'], minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 },
    ],
  },
};
