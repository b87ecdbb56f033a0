/** Who may import whom. The same arrows stand in docs/ARCHITECTURE.md in words. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(contracts|messages|catalog|phrasebook|market|help|server|web|demo|tests|scripts|bench)/',
    pathNot: allowed,
  },
});

export default {
  forbidden: [
    only(
      'contracts-stand-alone',
      '^contracts/',
      '^(contracts|messages)/',
      'Contracts import nothing of ours but the sentences of their rules.',
    ),
    only('messages-are-data', '^messages/', '^(messages/|contracts/languages)', 'Messages are words and their form.'),
    only(
      'catalog-is-data',
      '^catalog/',
      '^(catalog/|contracts/languages|server/project-root)',
      'The catalogue is data and lookups.',
    ),
    only(
      'help-is-data',
      '^help/',
      '^(help/|messages/|contracts/languages|catalog/(fold|stems))',
      'The Help Center is words and a search over them.',
    ),
    only(
      'web-meets-server-in-contracts',
      '^web/',
      '^(web/|contracts/|messages/|catalog/|help/|market/(rates|convert|countries|country-labels|address-forms|compare-platforms|shipping|carriers|vietnam-banks)\\.ts$)',
      'Pages reach the server by contract only.',
    ),
    only(
      'server-does-not-know-web',
      '^server/',
      '^(server|contracts|messages|catalog|phrasebook|market|help|demo)/',
      'The built bundle is loaded, not imported.',
    ),
    {
      name: 'only-start-loads-the-demo',
      severity: 'error',
      // Tests may look at the demo's photos: they are the ones that come with the product.
      from: { path: '^server/', pathNot: '^server/(start|reload-demo)\\.ts$|\\.test\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'web-features-stand-apart',
      comment: 'Routes compose features; a feature knows only those that others build on.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: {
        path: '^web/features/',
        pathNot:
          '^web/features/($1|favorites|listings|listing-editor|selling|carts|addresses|payments|order-parts|order-photos|proof)/',
      },
    },
    {
      name: 'web-ui-knows-no-feature',
      severity: 'error',
      from: { path: '^web/(ui|lib)/' },
      to: { path: '^web/(features|routes)/' },
    },
    {
      name: 'web-lib-knows-no-ui',
      comment: 'What draws nothing does not depend on what draws.',
      severity: 'error',
      from: { path: '^web/lib/' },
      to: { path: '^web/(ui|styles)/' },
    },
    {
      name: 'server-features-meet-in-services',
      comment: 'Another feature is reached through its service.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/', pathNot: '^server/features/($1/|[^/]+/[^/]+\\.service\\.ts$)' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^server/features/.*\\.service\\.ts$' },
      to: { path: '^server/(http|app|start|main)' },
    },
    {
      name: 'vendors-stay-with-providers',
      comment: 'SDKs of outside services are used in one room only.',
      severity: 'error',
      from: { pathNot: '^(server/providers|demo)/' },
      to: {
        path: 'node_modules/(@aws-sdk|flydrive|pacote|tar|ai|@ai-sdk|pdfkit|fontkit|stripe|nodemailer|openid-client)/',
      },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|/\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\?raw$|\\.css$|\\.(woff2|webp|svg)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
