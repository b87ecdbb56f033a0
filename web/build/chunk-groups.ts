import type { Rolldown } from 'vite';

/** What cards of products need, and a seller's workspace, the account screens and the articles do not. */
const productCards = /[\\/]features[\\/](listings|favorites|ad-pictures)[\\/]/;

/** Tables of countries, rates and carriers, and what shows a price: for cards of products and for a seller's listings. */
const prices = /[\\/]ui[\\/](price|rating-mark)\.tsx$|[\\/]market[\\/]/;

/** What the pages of accounts and sellers need, and the shop does not. */
const accountPages =
  /[\\/]features[\\/](seller-shell|listing-wizard)[\\/]|[\\/]lib[\\/]new-orders\.ts$|[\\/]contracts[\\/]clean-text\.ts$/;

/** Calls and rules of the forms with which people sign in and change their account. */
const accountForms =
  /[\\/]contracts[\\/](accounts|contacts|identities|mail-settings|other-account|password-reset|profile|security|sign-in-ways|(account|message|profile)-rules)\.ts$/;

/** Forms and lists that load, which the shop does not need. */
const forms = /[\\/]ui[\\/](async-part|check-field|forms|text-area)\.tsx?$/;

/** The frame of the sign-in, sign-up and password pages. */
const signInPages =
  /[\\/]features[\\/]accounts[\\/](?!wrong-account|lazy-phone)|[\\/]lib[\\/](passkeys|provider-sign-in)\.ts$|[\\/]contracts[\\/]passkeys\.ts$|[\\/]icons[\\/](key-round|phone|eye|eye-off)\.mjs$/;

/** What more than five pages share, and yet only a few of all: photos, tabs, files, and the icons of orders. */
const fewPages =
  /[\\/]ui[\\/](photo-drop|tabs|tab-keyboard|more-button|progress)\.tsx?$|[\\/]lib[\\/](country-names|visitor-country|time-zone|save-file|photo-rules|random-key)\.ts$|[\\/]contracts[\\/](addresses|checkout|listing-publishing|(listing|name)-rules|new-orders|order-states|typed-number|wallet-rules)\.ts$|[\\/]features[\\/](accounts[\\/]lazy-phone-field|information[\\/]article)\.tsx$|[\\/]icons[\\/](star|image-plus|package|camera|bell|plus)\.mjs$/;

/** What the cart, the check-out and the orders share, with the tables of countries and currencies, and few others need. */
const buyerPages =
  /[\\/]features[\\/](carts|checkout|addresses|payments|orders|order-photos|reviews)[\\/]|[\\/]ui[\\/](bottom-bar|choice-card|stars)\.tsx$|[\\/]lib[\\/](local-amount|visitor-currency|country-currency|country-label|format-days|stored-json)\.ts$|[\\/]market[\\/](?!rates|convert)/;

/** The visitor's country, days of delivery, and the bar with the button to buy: for products, cart and orders. */
const delivery =
  /[\\/]lib[\\/](delivery-country|format-days|time-zone|visitor-country)\.ts$|[\\/]ui[\\/]bottom-bar\.tsx$/;

/** What the layouts of visitors and sellers share. */
const layouts =
  /[\\/]features[\\/](contacts[\\/]contact-banner|proof[\\/]proof-provider|accounts[\\/]guarded-pages|shell[\\/](theme-switch|error-page))\.tsx$|[\\/]lib[\\/](guards|wrong-account)\.ts$|[\\/]messages[\\/]join-text\.ts$/;

/** What draws the chart of Buyer Analytics, where it is loaded after the page. */
const chartLibraries =
  /node_modules[\\/](@reduxjs|d3-\w+|decimal\.js-light|es-toolkit|eventemitter3|immer|internmap|react-redux|recharts|redux|redux-thunk|reselect|victory-vendor)[\\/]/;

/** Words of some pages, such as the rules of account forms, which the others do not need. */
const pageMessages = /[\\/]messages[\\/](?!define|format|page|generated[\\/](common|connection|shell))/;

/**
 * A page loads a dozen scripts rather than sixty, because each file costs a round trip and small files compress badly.
 * Code that five pages share is loaded by all of them, except for product cards; code that fewer share is loaded only by
 * those.
 */
export const chunkGroups: Rolldown.OutputOptions = {
  // Names made of all pages that share a chunk would bloat the manifest that every page loads.
  chunkFileNames: ({ name }) => `assets/${name.startsWith('part~') ? 'part' : '[name]'}-[hash].js`,
  codeSplitting: {
    groups: [
      // Without messages, so that the seven languages share one file.
      { name: 'categories', test: /[\\/]catalog[\\/]tree[\\/]/, priority: 1 },
      { name: 'phone-numbers', test: /node_modules[\\/]libphonenumber-js[\\/]/, priority: 1 },
      { name: 'charts', test: chartLibraries, priority: 1 },
      { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
      { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
      {
        name: 'frame',
        test: (id) =>
          ![
            layouts,
            productCards,
            prices,
            delivery,
            forms,
            accountPages,
            accountForms,
            signInPages,
            buyerPages,
            fewPages,
            pageMessages,
          ].some((others) => others.test(id)),
        tags: ['$initial'],
        minShareCount: 5,
        priority: 2,
      },
      { name: 'layouts', test: layouts, tags: ['$initial'], minShareCount: 2, priority: 2 },
      { name: 'delivery', test: delivery, tags: ['$initial'], minShareCount: 2, priority: 2 },
      {
        name: 'notifications',
        test: /[\\/]lib[\\/]notifications\.ts$/,
        tags: ['$initial'],
        minShareCount: 2,
        priority: 2,
      },
      { name: 'account', test: accountPages, tags: ['$initial'], minShareCount: 5, priority: 1 },
      { name: 'account-forms', test: accountForms, tags: ['$initial'], minShareCount: 5, priority: 1 },
      { name: 'forms', test: forms, tags: ['$initial'], minShareCount: 5, priority: 1 },
      { name: 'sign-in', test: signInPages, tags: ['$initial'], minShareCount: 5, priority: 1 },
      { name: 'prices', test: prices, tags: ['$initial'], minShareCount: 5, priority: 1 },
      { name: 'cards', test: productCards, tags: ['$initial'], minShareCount: 5, priority: 1 },
      { name: 'part', tags: ['$initial'], minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
    ],
  },
};
