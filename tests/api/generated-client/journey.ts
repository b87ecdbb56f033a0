import { setTimeout as delay } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { paths } from './generated/api.ts';

type Answered = { data?: { status: 1 }; error?: { message: string } };

/** What was answered; a refusal is thrown with its sentence. */
function read<Answer extends Answered>({ data, error }: Answer): NonNullable<Answer['data']> {
  if (!data) throw new Error(error?.message ?? 'There was no answer.');
  return data as NonNullable<Answer['data']>;
}

function asForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Signs up and in, uploads a photo, waits for its analysis and publishes it, with nothing but the generated client. */
export async function publishFromPhoto(baseUrl: string, photo: Blob) {
  const client = createClient<paths>({ baseUrl });
  const credentials = { login_type: 'email', email: 'generated@example.com', password: 'papaya salad 7' } as const;
  read(await client.POST('/user/signup', { body: credentials }));
  const { token, user_type } = read(await client.POST('/user/login', { body: credentials }));
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${token}`);
    },
  });

  const uploaded = read(await client.POST('/remote/upload', { body: { image: photo }, bodySerializer: asForm }));
  const { productUUID } = uploaded.product;
  const params = { path: { productUUID } };
  let [record] = read(await client.GET('/remote/products/{productUUID}', { params })).product;
  while (record?.aimodel === 'wait....') {
    await delay(50);
    [record] = read(await client.GET('/remote/products/{productUUID}', { params })).product;
  }
  if (!record?.rawJSONData) throw new Error('The analysis proposed nothing.');

  const { english, thai, chinese, vietnamese, spanish, japanese, korean, ...market } = record.rawJSONData;
  const { usd, local_currencies } = market.price_range;
  const published = read(
    await client.POST('/user/add-product', {
      body: {
        ...{ productTitleEN: english.title, productDescriptionEN: english.description },
        ...{ productTitleTH: thai.title, productDescriptionTH: thai.description },
        ...{ productTitleZH: chinese.title, productDescriptionZH: chinese.description },
        ...{ productTitleVI: vietnamese.title, productDescriptionVI: vietnamese.description },
        ...{ productTitleES: spanish.title, productDescriptionES: spanish.description },
        ...{ productTitleJA: japanese.title, productDescriptionJA: japanese.description },
        ...{ productTitleKO: korean.title, productDescriptionKO: korean.description },
        salesRegion: market.recommended_countries.join(','),
        suggestedPrice: String(usd.max),
        priceRange: `${usd.min}-${usd.max}`,
        localCurrencies: JSON.stringify(local_currencies),
        platformComparison: JSON.stringify(market.platform_comparison),
        monthlySalesTarget: '800',
        SellUnits: '40',
        marketingBudget: '50',
        offerCredit: 'yes',
        super_sub_category_id: record.category_id,
        productUUID,
      },
      bodySerializer: asForm,
    }),
  );
  const { id } = published.product;
  const { product } = read(
    await client.GET('/user/product/{id}/{language}', { params: { path: { id, language: 'th' } } }),
  );
  const refused = await client.POST('/user/all-products', { body: { limit: 1000 } });
  read(await client.POST('/user/logout'));
  const afterwards = await client.GET('/user/me');
  return {
    userType: user_type,
    message: published.message,
    titles: [product.title, thai.title],
    refusal: [refused.error?.code, refused.error?.message],
    afterwards: afterwards.error?.code,
  };
}
