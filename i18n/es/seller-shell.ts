import type { TranslationOf } from '../define-messages.ts';
import type { sellerShell as english } from '../en/seller-shell.ts';

export const sellerShell: TranslationOf<typeof english> = {
  workspace: 'Espacio de trabajo',
  yourWorkspace: 'Tu espacio de trabajo',
  more: 'Más',
  chat: 'Chat con IA',
  income: 'Panel de ingresos',
  incomeShort: 'Ingresos',
  buyerAnalytics: 'Estadísticas de compradores',
  wallet: 'Billetera y banco',
  walletShort: 'Billetera',
  invoices: 'Facturas',
  resources: 'Recursos',
  storefront: 'Mi tienda',
  storefrontDetail: 'Productos y pedidos',
  storefrontShort: 'Tienda',
  settings: 'Configuración',
  helpCenter: 'Centro de ayuda',
  upgrade: 'Mejorar plan',
  help: 'Ayuda',
  unfoldSidebar: 'Expandir la barra lateral',
  foldSidebar: 'Contraer la barra lateral',
  profile: 'Perfil',
  yourProfile: 'Tu perfil',
  logOut: 'Cerrar sesión',
  pageFailed: 'No se pudo mostrar esta página · Snapbazaar',
};
