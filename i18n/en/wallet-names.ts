/** Names of wallets and rules of fees; the server answers the rules' keys. */
export const walletNames = {
  usdtWallet: 'USDT wallet',
  free: 'No fee',
  share: '{percent} %, at least {amount}',
} as const;
