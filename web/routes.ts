import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const sellerPages = [
  route('chat', 'routes/chat.tsx'),
  route('income', 'routes/income.tsx'),
  route('buyer-analytics', 'routes/buyer-analytics.tsx'),
  route('wallet-bank', 'routes/wallet-bank.tsx'),
  route('invoices', 'routes/invoices.tsx'),
  route('resources', 'routes/resources.tsx'),
  route('storefront', 'routes/storefront.tsx'),
  route('storefront/orders', 'routes/storefront-orders.tsx'),
  route('storefront/orders/:id', 'routes/storefront-order.tsx'),
  route('settings', 'routes/settings.tsx'),
  route('manage-privacy', 'routes/manage-privacy.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('upgrade', 'routes/upgrade.tsx'),
];

const customerPages = [
  route('favorites', 'routes/favorites.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/pay/:purchaseId', 'routes/pay.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:id', 'routes/order.tsx'),
  route('account', 'routes/account.tsx'),
];

const visitorPages = [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('search-by-photo', 'routes/search-by-photo.tsx'),
  route('product/:id', 'routes/product.tsx'),
  route('seller/:id', 'routes/seller.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('sponsor', 'routes/sponsor.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('licenses', 'routes/licenses.tsx'),
  // Any unknown path shows Home, at that address.
  route('*', 'routes/home.tsx', { id: 'home-at-unknown-path' }),
];

const guestPages = [
  route('signin', 'routes/signin.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('signin-user', 'routes/signin-user.tsx'),
  route('signup-user', 'routes/signup-user.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('forgot-password-user', 'routes/forgot-password-user.tsx'),
];

export default [
  layout('routes/visitor-layout.tsx', [...visitorPages, layout('routes/customers-only.tsx', customerPages)]),
  layout('routes/sellers-only.tsx', [layout('routes/seller-layout.tsx', sellerPages)]),
  route('products/:categoryId/:subCategoryId?', 'routes/products.tsx'),
  // The token of a link in a mail stands behind #, so that no server, proxy or log sees it.
  route('reset-password', 'routes/reset-password.tsx'),
  route('contacts/verify', 'routes/contacts-verify.tsx'),
  route('contacts/undo', 'routes/contacts-undo.tsx'),
  route('mail/stop', 'routes/mail-stop.tsx'),
  route('design', 'routes/design.tsx'),
  layout('routes/guests-only.tsx', guestPages),
  ...(import.meta.env?.DEV ? [route('styleguide', 'routes/styleguide.tsx')] : []),
] satisfies RouteConfig;
