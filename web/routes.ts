import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const sellerPages = [
  route('chat', 'routes/selling/chat.tsx'),
  route('income', 'routes/money/income.tsx'),
  route('buyer-analytics', 'routes/selling/buyer-analytics.tsx'),
  route('wallet-bank', 'routes/money/wallet-bank.tsx'),
  route('invoices', 'routes/money/invoices.tsx'),
  route('resources', 'routes/selling/resources.tsx'),
  route('storefront', 'routes/selling/my-listings.tsx'),
  route('storefront/drafts', 'routes/selling/drafts.tsx'),
  route('storefront/sales', 'routes/selling/sales.tsx'),
  route('storefront/orders', 'routes/ordering/seller-orders.tsx'),
  route('storefront/orders/:id', 'routes/ordering/seller-order.tsx'),
  route('storefront/notifications', 'routes/communication/seller-notifications.tsx'),
  route('storefront/shop', 'routes/selling/shop.tsx'),
  route('storefront/reviews', 'routes/marketplace/review-answers.tsx'),
  route('storefront/questions', 'routes/communication/question-answers.tsx'),
  route('storefront/messages', 'routes/communication/seller-messages.tsx'),
  route('storefront/messages/new', 'routes/communication/seller-new-thread.tsx'),
  route('storefront/messages/:id', 'routes/communication/seller-thread.tsx'),
  route('settings', 'routes/identity/settings.tsx'),
  route('manage-privacy', 'routes/identity/manage-privacy.tsx'),
  route('faq', 'routes/communication/faq.tsx'),
  route('profile', 'routes/identity/profile.tsx'),
  route('upgrade', 'routes/operations/upgrade.tsx'),
];

const customerPages = [
  route('favorites', 'routes/marketplace/favorites.tsx'),
  route('reviews', 'routes/marketplace/reviews.tsx'),
  route('following', 'routes/marketplace/following.tsx'),
  route('checkout', 'routes/ordering/checkout.tsx'),
  route('checkout/pay/:purchaseId', 'routes/ordering/pay.tsx'),
  route('orders', 'routes/ordering/orders.tsx'),
  route('orders/:id', 'routes/ordering/order.tsx'),
  route('notifications', 'routes/communication/notifications.tsx'),
  route('messages', 'routes/communication/messages.tsx'),
  route('messages/new', 'routes/communication/new-thread.tsx'),
  route('messages/:id', 'routes/communication/thread.tsx'),
  route('addresses', 'routes/ordering/addresses.tsx'),
  route('account', 'routes/identity/account.tsx'),
];

const operatorPages = [
  route('operator', 'routes/operations/operator/today.tsx'),
  route('operator/reports', 'routes/operations/operator/reports.tsx'),
  route('operator/reports/:id', 'routes/operations/operator/report.tsx'),
  route('operator/messages', 'routes/operations/operator/messages.tsx'),
  route('operator/audit', 'routes/operations/operator/audit.tsx'),
];

const visitorPages = [
  index('routes/marketplace/home.tsx'),
  route('search', 'routes/marketplace/search.tsx'),
  route('search-by-photo', 'routes/marketplace/search-by-photo.tsx'),
  route('product/:id', 'routes/marketplace/product.tsx'),
  route('seller/:id', 'routes/marketplace/seller.tsx'),
  route('cart', 'routes/ordering/cart.tsx'),
  route('about', 'routes/information/about.tsx'),
  route('contact', 'routes/communication/contact.tsx'),
  route('help', 'routes/communication/help.tsx'),
  route('sponsor', 'routes/information/sponsor.tsx'),
  route('terms', 'routes/information/terms.tsx'),
  route('privacy', 'routes/information/privacy.tsx'),
  route('licenses', 'routes/information/licenses.tsx'),
  // Any unknown path shows Home, at that address.
  route('*', 'routes/marketplace/home.tsx', { id: 'home-at-unknown-path' }),
];

const guestPages = [
  route('signin', 'routes/identity/signin.tsx'),
  route('signup', 'routes/identity/signup.tsx'),
  route('signin-user', 'routes/identity/signin-user.tsx'),
  route('signup-user', 'routes/identity/signup-user.tsx'),
  route('forgot-password', 'routes/identity/forgot-password.tsx'),
  route('forgot-password-user', 'routes/identity/forgot-password-user.tsx'),
];

export default [
  layout('routes/layouts/visitor-layout.tsx', [
    ...visitorPages,
    layout('routes/layouts/customers-only.tsx', customerPages),
  ]),
  layout('routes/layouts/sellers-only.tsx', [layout('routes/layouts/seller-layout.tsx', sellerPages)]),
  layout('routes/layouts/operators-only.tsx', operatorPages),
  route('operator/sign-in', 'routes/operations/operator/sign-in.tsx'),
  route('operator/link', 'routes/operations/operator/link.tsx'),
  route('products/:categoryId/:subCategoryId?', 'routes/marketplace/products.tsx'),
  // The token of a link in a mail stands behind #, so that no server, proxy or log sees it.
  route('reset-password', 'routes/identity/reset-password.tsx'),
  route('contacts/verify', 'routes/identity/contacts-verify.tsx'),
  route('contacts/undo', 'routes/identity/contacts-undo.tsx'),
  route('offline', 'routes/communication/offline.tsx'),
  route('manifest.webmanifest', 'routes/shell/manifest.ts'),
  route('mail/stop', 'routes/communication/mail-stop.tsx'),
  route('design', 'routes/selling/design.tsx'),
  layout('routes/layouts/guests-only.tsx', guestPages),
  ...(import.meta.env?.DEV ? [route('styleguide', 'routes/styleguide/styleguide.tsx')] : []),
] satisfies RouteConfig;
