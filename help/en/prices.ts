import type { HelpTopic } from '../entry.ts';

export const prices: HelpTopic = {
  id: 'prices',
  title: 'Price, countries and goal',
  entries: [
    {
      slug: 'price-estimate',
      question: 'How is the price range estimated?',
      answer:
        'From a reviewed table of usual asking prices for that kind of goods, adjusted for material and condition. It is an estimate with a date, not an offer and not a live market price. You set the price yourself; it only has to be a number greater than 0.',
      keywords: 'cost suggested good choose right price how much worth value recommend',
    },
    {
      slug: 'local-currencies',
      question: 'Where do the local currencies come from?',
      answer:
        'Your price is in US dollars. Other currencies are converted with a table of reference rates that carries its date, and shown with ‘≈’. They help to judge a price and are not used to settle a payment.',
      keywords: 'exchange rate baht yen euro convert usd currency dollar',
      links: [{ to: '/settings', label: 'Choose the currency shown to you' }],
    },
    {
      slug: 'countries',
      question: 'Why were these countries recommended?',
      answer:
        'They come from a reviewed table of where goods of that category are in demand. Remove a chip you do not want, add one you do; at least one country has to stay. The choice is shown on your listing and buyers can filter by it.',
      keywords: 'how are countries chosen region sales where sell market recommended countries is required export',
    },
    {
      slug: 'platforms',
      question: 'What is the platform comparison?',
      answer:
        'An estimate of the usual price and of whether your kind of goods suits Shopee, Lazada, TikTok Shop, Amazon, eBay and Etsy, from public fee pages. Snapbazaar does not publish there for you and has no connection to those companies.',
      keywords: 'shopee lazada amazon ebay etsy tiktok compare marketplace fees',
    },
    {
      slug: 'forecast',
      question: 'How is the sales forecast calculated?',
      answer:
        'By plain arithmetic: units times average price is the sales value. The example before you type reads that a $50 budget supports about $800 GMV with 40 units at a $20 average price; your own figures follow the same rule. It is a planning aid, not a promise.',
      keywords: 'gmv goal target units budget prediction monthly sales target',
    },
    {
      slug: 'campaign',
      question: 'Does Launch Campaign spend my marketing budget?',
      answer:
        'No. It keeps your goal and budget with the listing and opens the logistics step. No advertising is bought and no money leaves any account.',
      keywords: 'ads advertising pay spend marketing charge offer credit',
    },
    {
      slug: 'fulfilment',
      question: 'Which ways of delivery can I choose?',
      answer:
        'Pack and ship myself, use the platform’s logistics partner, or pickup via courier. The choice is kept with your listing. No parcel is booked and no carrier is told: the carriers named in step 4 are there to orient you.',
      keywords:
        'ship to other countries singapore thailand shipping logistics delivery courier dhl fedex maersk carrier send parcel ship fulfillment',
    },
    {
      slug: 'shipping-cost',
      question: 'What will shipping cost?',
      answer:
        'Step 4 shows an estimate for each of your countries by weight. The carrier’s own price counts; ask them before you promise one to a buyer.',
      keywords: 'postage freight weight delivery fee international',
    },
  ],
};
