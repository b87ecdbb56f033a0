/** Names and rules that the server writes in English. */
export const walletNames = {
  usdtWallet: 'USDT wallet',
  feeRule: '{percent} %, at least {amount}',
} as const;
