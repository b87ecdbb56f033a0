/** Who may import whom. The same arrows stand in docs/ARCHITECTURE.md in words. */
const ours = '^(contracts|i18n|catalog|listing-copy|reference-data|help|server|web|demo|tests|scripts|bench|training)/';
const test = '\\.(test|spec|fixture)\\.tsx?$';

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: ours, pathNot: allowed },
});

/** The domains that each domain may know. Anything that would point back is a hook of server/composition/hooks.ts. */
const domains = {
  identity: [],
  marketplace: ['identity'],
  money: ['identity'],
  selling: ['marketplace', 'identity'],
  ordering: ['money', 'marketplace', 'identity'],
  communication: ['identity', 'marketplace', 'selling', 'ordering', 'money'],
  operations: ['identity', 'marketplace', 'selling', 'ordering', 'money', 'communication'],
};
const all = Object.keys(domains).join('|');

/** The wizard of the browser also asks for the terms of shipping and payment, whose forms belong to ordering. */
const knownIn = (layer, domain) => [
  domain,
  ...domains[domain],
  ...(layer === 'web/domains' && domain === 'selling' ? ['ordering'] : []),
];

const domainRules = ['contracts', 'server/domains', 'web/domains'].flatMap((layer) =>
  Object.keys(domains).map((domain) => ({
    name: `${layer.replace('/', '-')}-${domain}-knows-${domains[domain].join('-') || 'no-other'}`,
    comment: 'Arrows between domains point one way.',
    severity: 'error',
    from: { path: `^${layer}/${domain}/`, pathNot: test },
    to: {
      path: `^(contracts|server/domains|web/domains)/(${all})/`,
      pathNot: `^(contracts|server/domains|web/domains)/(${knownIn(layer, domain).join('|')})/`,
    },
  })),
);

export default {
  forbidden: [
    ...domainRules,
    only(
      'contracts-stand-alone',
      '^contracts/',
      '^(contracts|i18n)/',
      'Contracts import nothing of ours but the sentences of their rules.',
    ),
    only('i18n-knows-locales-only', '^i18n/', '^(i18n/|contracts/languages)', 'Messages are words and their form.'),
    only('catalog-is-data', '^catalog/', '^(catalog/|contracts/languages)', 'The catalogue is data and lookups.'),
    only(
      'listing-copy-is-data',
      '^listing-copy/',
      '^(listing-copy/|catalog/|contracts/languages|contracts/marketplace/conditions)',
      'Listing copy is phrases and what composes them.',
    ),
    only(
      'reference-data-is-data',
      '^reference-data/',
      '^(reference-data/|catalog/|listing-copy/|i18n/|contracts/languages|contracts/marketplace/conditions)',
      'Reference data is tables and small functions over them.',
    ),
    only(
      'help-is-data',
      '^help/',
      '^(help/|i18n/|contracts/languages|catalog/text/(fold|stems))',
      'The Help Center is words and a search over them.',
    ),
    only(
      'web-meets-server-in-contracts',
      '^web/',
      '^(web/|contracts/|i18n/|catalog/|help/|reference-data/(currencies/|countries/(countries|country-labels|address-forms)|platforms/compare-platforms|shipping/(shipping|carriers|reach|tracking-links)\\.ts$))',
      'Pages reach the server by contract only.',
    ),
    only(
      'server-does-not-know-web',
      '^server/',
      '^(server|contracts|i18n|catalog|listing-copy|reference-data|help|demo)/',
      'The built bundle is loaded, not imported.',
    ),
    only(
      'training-makes-what-vision-loads',
      '^training/',
      '^(training|contracts|catalog|listing-copy|reference-data|demo|server/(vision|platform|providers))/',
      'Training knows the recognition and the catalogue, and nothing of the site.',
    ),
    {
      name: 'nothing-imports-tests-bench-or-training',
      severity: 'error',
      from: { path: ours, pathNot: `${test}|^(tests|bench|training)/` },
      to: { path: '^(tests|bench|training)/' },
    },
    {
      name: 'only-start-loads-the-demo',
      severity: 'error',
      // Tests may look at the demo's photos: they are the ones that come with the product.
      from: { path: '^server/', pathNot: `^server/(start|cli/reload-demo)\\.ts$|${test}` },
      to: { path: '^demo/' },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: test },
      to: { path: `^server/(domains|composition|cli|providers|vision)/|^contracts/(${all})/` },
    },
    {
      name: 'providers-and-vision-know-no-domain',
      severity: 'error',
      from: { path: '^server/(providers|vision)/', pathNot: test },
      to: { path: '^server/(domains|composition|cli)/' },
    },
    {
      name: 'domains-are-composed-outside',
      comment: 'What knows all domains is the composition; a domain gets from it what it needs.',
      severity: 'error',
      from: { path: '^server/(domains|schema)/', pathNot: test },
      to: { path: '^server/(composition|cli|app|start|main)' },
    },
    {
      name: 'web-lib-and-ui-know-no-domain',
      severity: 'error',
      from: { path: '^web/(ui|lib)/', pathNot: test },
      to: { path: `^web/(domains|routes)/|^contracts/(${all})/` },
    },
    {
      name: 'web-domains-know-no-route',
      severity: 'error',
      from: { path: '^web/domains/' },
      to: { path: '^web/routes/' },
    },
    {
      name: 'web-lib-knows-no-ui',
      comment: 'What draws nothing does not depend on what draws.',
      severity: 'error',
      from: { path: '^web/lib/' },
      to: { path: '^web/(ui|styles)/' },
    },
    {
      name: 'server-domains-meet-in-services',
      comment: 'A feature of another domain is reached through its service.',
      severity: 'error',
      from: { path: '^server/domains/([^/]+)/', pathNot: test },
      to: { path: '^server/domains/', pathNot: '^server/domains/($1/|.*(\\.service|-hooks|-source)\\.ts$)' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^server/domains/.*\\.service\\.ts$' },
      to: { path: '^server/(platform/http|app|start|main)' },
    },
    {
      name: 'vendors-stay-with-providers',
      comment: 'SDKs of outside services are used in one place only.',
      severity: 'error',
      from: { pathNot: '^(server/(providers|platform)|demo)/' },
      to: {
        path: 'node_modules/(@aws-sdk|flydrive|pacote|tar|ai|@ai-sdk|pdfkit|fontkit|stripe|nodemailer|openid-client)/',
      },
    },
    {
      name: 'data-is-read-in-one-place',
      comment: 'Code asks the functions that read the data, and does not know its files.',
      severity: 'error',
      from: { pathNot: '^(catalog|listing-copy|reference-data|help|i18n|server|tests|data)/|\\.test\\.tsx?$' },
      to: { path: '^data/' },
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
    exclude: { path: '\\?raw$|\\.css$|\\.(woff2|webp|svg)|^tests/api/generated-client/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
