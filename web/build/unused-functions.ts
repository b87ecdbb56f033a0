/** What a library can do and no page asks for. */
export interface UnusedPart {
  name: string;
  /** What a source has that asks for it. */
  askedBy: RegExp;
  functions: readonly string[];
}

const fragmentMethods = [
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing'],
  ...['unobserveUsing', 'getClientRects', 'getRootNode', 'compareDocumentPosition', 'scrollIntoView'],
];

const inReact: UnusedPart[] = [
  {
    name: 'view transitions',
    askedBy: /\bViewTransition\b/,
    functions: [
      ...['trackEnterViewTransitions', 'applyViewTransitionToHostInstances', 'applyViewTransitionName'],
      ...['applyViewTransitionToHostInstancesRecursive', 'restoreViewTransitionOnHostInstances'],
      ...['restoreViewTransitionName', 'commitAppearingPairViewTransitions', 'commitEnterViewTransitions'],
      ...['commitDeletedPairViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
      ...['restorePairedViewTransitions', 'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
      ...['measureViewTransitionHostInstancesRecursive', 'measureNestedViewTransitions', 'startViewTransition'],
      ...['scheduleViewTransitionEvent', 'createViewTransitionInstance', 'getViewTransitionName'],
      ...['getViewTransitionClassName', 'commitAfterMutationEffectsOnFiber', 'flushAfterMutationEffects'],
    ],
  },
  {
    name: 'activities and lists of suspended parts',
    askedBy: /\b(?:Activity|SuspenseList)\b[^;]*from 'react'/,
    functions: [
      ...['updateActivityComponent', 'updateSuspenseListComponent', 'cutOffTailIfNeeded'],
      'initSuspenseListRenderState',
    ],
  },
  {
    name: 'forms with actions',
    askedBy: /\b(?:useActionState|useFormState|useFormStatus|formAction)\b|<form\b[^>]*\baction=\{(?!useHref\()/,
    functions: [
      ...['mountActionState', 'updateActionStateImpl', 'rerenderActionState', 'dispatchActionState'],
      ...['runActionStateAction', 'handleActionReturnValue', 'onActionSuccess', 'onActionError'],
      // Of the event of a form that is sent.
      ...['notifyActionListeners', 'startHostTransition', 'extractEvents$1'],
    ],
  },
  {
    name: 'references to fragments',
    askedBy: /<Fragment\b[^>]*\bref=/,
    functions: [
      ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
      ...fragmentMethods.map((method) => `FragmentInstance.prototype.${method}`),
    ],
  },
  {
    name: 'resources that a component asks for',
    askedBy: /\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^;]*from 'react-dom'/,
    functions: ['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preconnectAs'],
  },
  {
    name: 'the stack of components of an error',
    askedBy: /\bcomponentStack\b/,
    functions: ['getStackByFiberInDevAndProd'],
  },
  {
    name: 'custom elements',
    askedBy: /<[a-z]+-[a-z]/,
    functions: ['setPropOnCustomElement'],
  },
];

const actionOfRoute = /export (?:async function|function|const) (?:clientAction|action)\b|\buseSubmit\b|method="post"/i;

const inRouter: Record<string, UnusedPart[]> = {
  'router/router.js': [
    {
      name: 'actions of routes',
      askedBy: actionOfRoute,
      functions: ['handleAction', 'handleFetcherAction'],
    },
    {
      name: 'routes that are found later',
      askedBy: /\bpatchRoutes\b/,
      functions: ['discoverRoutes', 'patchRoutesImpl'],
    },
    {
      name: 'navigation that is held back',
      askedBy: /\b(?:useBlocker|unstable_usePrompt)\b/,
      functions: ['shouldBlockNavigation', 'updateBlocker'],
    },
  ],
  'dom/ssr/routes.js': [
    { name: 'actions of routes', askedBy: actionOfRoute, functions: ['noActionDefinedError', 'fetchServerAction'] },
  ],
  'dom/ssr/single-fetch.js': [
    { name: 'actions of routes', askedBy: actionOfRoute, functions: ['singleFetchActionStrategy'] },
  ],
  'hooks.js': [{ name: 'server components', askedBy: /\bunstable_RSC/, functions: ['RSCErrorHandler'] }],
  'dom/ssr/components.js': [
    { name: 'server components', askedBy: /\bunstable_RSC/, functions: ['RSCPrefetchPageLinksImpl'] },
  ],
};

/** By the end of the file's name. */
export const unusedParts: Readonly<Record<string, readonly UnusedPart[]>> = {
  'react-dom/cjs/react-dom-client.production.js': inReact,
  ...Object.fromEntries(
    Object.entries(inRouter).map(([file, parts]) => [`react-router/dist/production/lib/${file}`, parts]),
  ),
};
