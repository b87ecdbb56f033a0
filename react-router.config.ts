import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // A page's loader is small and is wanted with the page.
  splitRouteModules: false,
  // All routes at once, in one hashed file: asking for them piece by piece would make an address for every set of links.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
