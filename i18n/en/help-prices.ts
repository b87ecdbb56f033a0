export const helpPrices = {
  title: 'Price, countries and goal',
  priceEstimateQuestion: 'How is the price range estimated?',
  priceEstimateAnswer:
    'From a reviewed table of usual asking prices for that kind of goods, adjusted for material and condition. It is an estimate with a date, not an offer and not a live market price. You set the price yourself; it only has to be a number greater than 0.',
  priceEstimateKeywords: 'cost suggested good choose right price how much worth value recommend',
  localCurrenciesQuestion: 'Where do the local currencies come from?',
  localCurrenciesAnswer:
    'Your price is in US dollars. Other currencies are converted with a table of reference rates that carries its date, and shown with ‘≈’. They help to judge a price and are not used to settle a payment.',
  localCurrenciesKeywords: 'exchange rate baht yen euro convert usd currency dollar',
  countriesQuestion: 'Why were these countries recommended?',
  countriesAnswer:
    'They come from a reviewed table of where goods of that category are in demand. Remove a chip you do not want, add one you do; at least one country has to stay. The choice is shown on your listing and buyers can filter by it.',
  countriesKeywords: 'how are countries chosen region sales where sell market recommended countries is required export',
  platformsQuestion: 'What is the platform comparison?',
  platformsAnswer:
    'An estimate of the usual price and of whether your kind of goods suits Shopee, Lazada, TikTok Shop, Amazon, eBay and Etsy, from public fee pages. Snapbazaar does not publish there for you and has no connection to those companies.',
  platformsKeywords: 'shopee lazada amazon ebay etsy tiktok compare marketplace fees',
  forecastQuestion: 'How is the sales forecast calculated?',
  forecastAnswer:
    'By plain arithmetic: units times average price is the sales value. The example before you type reads that a $50 budget supports about $800 GMV with 40 units at a $20 average price; your own figures follow the same rule. It is a planning aid, not a promise.',
  forecastKeywords: 'gmv goal target units budget prediction monthly sales target',
  campaignQuestion: 'Does Launch Campaign spend my marketing budget?',
  campaignAnswer:
    'No. It keeps your goal and budget with the listing and opens the logistics step. No advertising is bought and no money leaves any account.',
  campaignKeywords: 'ads advertising pay spend marketing charge offer credit',
  fulfilmentQuestion: 'Which ways of delivery can I choose?',
  fulfilmentAnswer:
    'Pack and ship myself, use the platform’s logistics partner, or pickup via courier. The choice is kept with your listing. No parcel is booked and no carrier is told: the carriers named in step 4 are there to orient you.',
  fulfilmentKeywords:
    'ship to other countries singapore thailand shipping logistics delivery courier dhl fedex maersk carrier send parcel ship fulfillment',
  shippingCostQuestion: 'What will shipping cost?',
  shippingCostAnswer:
    'Step 4 shows an estimate for each of your countries by weight. The carrier’s own price counts; ask them before you promise one to a buyer.',
  shippingCostKeywords: 'postage freight weight delivery fee international',
} as const;
