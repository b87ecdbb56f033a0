/** Names of wallets, rules of fees, reasons of failed transfers and notes on test accounts; the server answers their keys. */
export const walletNames = {
  usdtWallet: 'USDT wallet',
  free: 'No fee',
  share: '{percent} %, at least {amount}',
  test_bank_refused: 'The test bank refused the transfer. The money is back where it was.',
  deposit_timed_out:
    'The payment provider did not answer for days, so this was called off. Nothing was added to your wallet.',
  withdrawal_timed_out:
    'The payment provider did not answer for days, so this was called off. All of it is back in your wallet.',
  transfer_failed: 'The transfer failed. The money is back where it was.',
  always_works: 'every transfer works',
  always_refuses: 'every transfer fails, the money comes back',
} as const;
