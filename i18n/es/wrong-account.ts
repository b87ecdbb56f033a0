import type { TranslationOf } from '../define-messages.ts';
import type { wrongAccount as english } from '../en/wrong-account.ts';

export const wrongAccount: TranslationOf<typeof english> = {
  label: 'Por qué estás aquí',
  sellersOnly: 'Esa página es para vendedores.',
  customersOnly: 'Esa página es para compradores.',
  favoritesForCustomers: 'Los favoritos son para cuentas de comprador.',
  signedInAsCustomer: 'Iniciaste sesión como comprador. Cada tipo de cuenta tiene sus propias páginas.',
  signedInAsSeller: 'Iniciaste sesión como vendedor. Cada tipo de cuenta tiene sus propias páginas.',
  openSeller: 'Crear cuenta de vendedor',
  openCustomer: 'Crear cuenta de comprador',
  dismiss: 'Cerrar este aviso',
};
