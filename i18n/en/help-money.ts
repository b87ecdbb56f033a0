export const helpMoney = {
  title: 'Orders, money and tokens',
  ordersQuestion: 'How do buyers order from me?',
  ordersAnswer:
    'They press ‘Buy now’ or put your listing into their cart. You see the order in My Storefront, under Orders, with everything that needs doing: ship it, confirm a transfer, answer a return. Before that, say once in Settings how you ship and how you are paid.',
  ordersKeywords: 'checkout buy cart purchase order customer payment sale',
  whenPaidQuestion: 'When do I get paid?',
  whenPaidAnswer:
    'Card payments are held until the order is completed, seven days after delivery, and are then in your wallet less the commission. Transfers and cash come straight to you. Cards are a sandbox, in which no real money moves, until the operator sets up a card provider.',
  whenPaidKeywords: 'where is my money payout withdraw earnings income revenue bank',
  sandboxQuestion: 'Are deposits, withdrawals and bank links real?',
  sandboxAnswer:
    'No. They are a clearly labelled sandbox: no real money moves, and a linked bank is a test account. Do not enter the details of a real one.',
  sandboxKeywords: 'wallet deposit withdraw link account test money usdt instant payout invoice',
  sellingFeeQuestion: 'Does Snapbazaar charge a fee or a commission?',
  sellingFeeAnswer:
    'Listing is free. Of each completed order Snapbazaar keeps a commission, which Settings and the last step of a listing tell you before you publish.',
  sellingFeeKeywords: 'selling percentage cost fees',
  sampleDataQuestion: 'What does the badge ‘Sample data’ mean?',
  sampleDataAnswer:
    'That the figures beside it are an example and not yours. As soon as your account has records of its own of that kind, the page shows those and the badge is gone.',
  sampleDataKeywords: 'fake example demo figures numbers placeholder analytics',
  tokensQuestion: 'What are T4L tokens?',
  tokensAnswer:
    'Points inside Snapbazaar for taking part in personalization. They are not money, cannot be bought or sold, and are worth nothing outside. View Token History on your profile lists every one you were given or that was taken back.',
  tokensKeywords: 'token balance crypto coin reward points earn',
  earnTokensQuestion: 'How do I earn the +5 T4L?',
  earnTokensAnswer:
    'Tick ‘Allow behavioral data collection’ on your profile. You are given 5 T4L once; if you untick the box they are taken back, and ticking it again gives them again, so that you never hold more than 5 for it.',
  earnTokensKeywords: 'bonus reward tokens checkbox personalization',
  claimTokenQuestion: 'Why can I not claim tokens for Google, Facebook or Twitter?',
  claimTokenAnswer:
    'Claiming needs a connected social account, and connecting one has not been set up on this server. The rows show sample figures until it is.',
  claimTokenKeywords: 'claim token social connect login google facebook twitter',
} as const;
