/**
 * No cycle between the features of a domain, nor between domains. Folders are compared without their tests, which may use
 * anything, so this is a run of its own.
 */
const feature = '^(server|web)/domains/[^/]+/[^/]+$';

export default {
  forbidden: [
    {
      name: 'features-have-no-cycle',
      comment: 'Split the feature, or move what both need below them.',
      severity: 'error',
      scope: 'folder',
      from: { path: feature },
      to: { circular: true, path: feature },
    },
    {
      name: 'domains-have-no-cycle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(server|web)/domains/[^/]+$' },
      to: { circular: true, path: '^(server|web)/domains/[^/]+$' },
    },
  ],
  options: {
    includeOnly: '^(server|web)/domains/',
    exclude: { path: '\\.(test|spec|fixture)\\.tsx?$|\\.css$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  },
};
