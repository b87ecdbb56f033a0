import {
  accepted,
  explained,
  json,
  listing,
  multipart,
  nothing,
  raw,
  refused,
  type Shape,
  urlencoded,
} from './shape.ts';

const password = 'papaya salad 7';
const add = 'POST user/add-product';

/** Held-out requests: written before the parsing code, and not used while writing it. */
export const laterShapes = (photo: Buffer): Shape[] => {
  const image = { field: 'image', bytes: photo };
  const form = (changes: Record<string, unknown>) => multipart(listing(changes), image);
  return [
    accepted('phone as a number', 'POST user/signup', json({ phone: 9876500011, password, login_type: 'phone' }), {
      post: { phone: '+919876500011' },
    }),
    accepted(
      'phone with brackets and dashes',
      'POST customer/signup',
      json({ login_type: 'phone', phone: '(+91) 98765-00012', password }),
      {
        post: { phone: '+919876500012' },
      },
    ),
    accepted(
      'phone with a trunk zero',
      'POST user/signup',
      json({ login_type: 'phone', phone: '0 98765 00013', password }),
      {
        post: { phone: '+919876500013' },
      },
    ),
    accepted(
      'phone with dots and 00',
      'POST user/signup',
      json({ login_type: 'phone', phone: '0066.81.234.5614', password }),
      {
        post: { phone: '+66812345614' },
      },
    ),
    accepted(
      'login_type in capitals',
      'POST user/signup',
      json({ login_type: 'EMAIL', email: 'caps-type@later.example', password }),
    ),
    accepted('no login_type but a phone', 'POST customer/signup', json({ phone: '+91 98765 00015', password }), {
      post: { phone: '+919876500015', email: null },
    }),
    accepted(
      'a form with further fields',
      'POST user/signup',
      urlencoded({
        login_type: 'email',
        email: 'form@later.example',
        phone: '',
        password,
        confirmPassword: password,
        remember: 'on',
      }),
    ),
    accepted(
      'a multipart sign-up',
      'POST customer/signup',
      multipart({ login_type: 'email', email: 'multi@later.example', password }),
    ),
    accepted(
      'email and phone, by phone',
      'POST user/signup',
      json({ login_type: 'phone', email: 'Both-Later@Later.example', phone: '9876500016', password }),
      {
        post: { email: 'both-later@later.example', phone: '+919876500016' },
      },
    ),
    refused(
      'no password',
      'POST user/login',
      urlencoded({ login_type: 'email', email: 'a@b.co' }),
      400,
      'Password is required',
    ),
    refused(
      'null instead of an email',
      'POST user/login',
      json({ login_type: 'email', email: null, password: null }),
      400,
      'Email is required',
    ),
    explained(
      'an unknown login_type',
      'POST customer/login',
      json({ login_type: 'fax', email: 'a@b.co', password }),
      'login_type',
    ),
    explained(
      'an object as email',
      'POST user/login',
      json({ login_type: 'email', email: { a: 1 }, password }),
      'email',
    ),
    refused(
      'XML',
      'POST user/login',
      raw('application/xml', '<login/>'),
      415,
      'This kind of content is not accepted here. Please send JSON or a form, for example with the header Content-Type: application/json.',
    ),
    accepted('JSON without a content type', 'POST user/all-products', raw('', '{"category_id":1000}')),
    accepted('null for everything', 'POST user/all-products', json({ category_id: null, sub_category_id: null })),
    accepted(
      'a form of numbers',
      'POST user/all-products',
      urlencoded({ category_id: 1000, sub_category_id: 1300, limit: 3, min_price: 5 }),
    ),
    accepted('an empty multipart form', 'POST user/all-products', multipart({})),
    accepted('the country by alpha-3 code', 'POST user/all-products', json({ country: 'tha' })),
    explained('an unknown country', 'POST user/all-products', json({ country: 'Narnia' }), 'country'),
    explained('a limit above the maximum', 'POST user/all-products', json({ limit: '1000' }), 'limit'),
    explained('a list as search query', 'POST user/all-products', json({ q: ['shoe', 'hat'] }), 'q'),
    accepted(
      'an upload in the field photo',
      'POST remote/upload',
      multipart({ note: 'x', user_id: 7 }, { field: 'photo', bytes: photo }),
      {
        message: 'Image uploaded successfully Please Wait AI Analysis',
      },
    ),
    accepted(
      'an upload whose header has no boundary',
      'POST remote/upload',
      multipart({}, { field: 'file', bytes: photo }, 'multipart/form-data'),
    ),
    accepted('a log-out with null', 'POST user/logout', raw('application/json', 'null')),
    accepted('a log-out as a form', 'POST user/logout', urlencoded({})),
    accepted('languages as codes in an array', add, form({ languages: ['EN', 'TH', 'ZH', 'VI', 'ES', 'JA', 'KO'] })),
    accepted('languages as a JSON text', add, form({ languages: '["English","Thai","Chinese"]' })),
    accepted('no languages at all', add, form({ languages: undefined })),
    explained('an unknown language', add, form({ languages: 'english,elvish' }), 'languages'),
    accepted('offerCredit YES', add, form({ offerCredit: 'YES' })),
    accepted('offerCredit 0', add, form({ offerCredit: '0' })),
    accepted('offerCredit on', add, form({ offerCredit: 'on' })),
    explained('offerCredit perhaps', add, form({ offerCredit: 'perhaps' }), 'offerCredit'),
    accepted(
      'countries with ISO names',
      add,
      form({ salesRegion: 'Korea, Republic of, Viet Nam, Russian Federation' }),
    ),
    accepted('countries of Africa', add, form({ salesRegion: 'Nigeria,Kenya,ZAF,EG,Ivory Coast' })),
    accepted('countries in other languages', add, form({ salesRegion: 'ไทย,日本,Tailandia,중국' })),
    accepted('countries as a JSON array', add, form({ salesRegion: '["Thailand","UK"]' })),
    explained('one unknown country among known ones', add, form({ salesRegion: 'Thailand,Gondor,UK' }), 'Gondor'),
    accepted('a price range with signs', add, form({ priceRange: '$1,009.50 - $1,165', avgPrice: 'USD 9 to 65' })),
    accepted('a price range of NaN', add, form({ priceRange: 'NaN-NaN', avgPrice: 'null' })),
    accepted('a single price as range', add, form({ priceRange: '25', avgPrice: '25' })),
    explained('a price range in words', add, form({ priceRange: 'cheap' }), 'priceRange'),
    accepted('currencies in lower case', add, form({ localCurrencies: '{"thb":{"min":"990","max":"1990"}}' })),
    accepted('currencies as a list', add, form({ localCurrencies: '[{"currency":"THB","min":990,"max":1990}]' })),
    accepted(
      'platforms as a list',
      add,
      form({ platformComparison: '[{"platform":"Shopee","price_range":{"min":28,"max":55},"availability":"high"}]' }),
    ),
    accepted(
      'platforms with a range as text',
      add,
      form({ platformComparison: '{"Shopee":{"price_range":"$28-$55","availability":true}}' }),
    ),
    accepted('platforms null', add, form({ platformComparison: 'null', localCurrencies: '{}' })),
    explained('platforms as broken JSON', add, form({ platformComparison: '{"Shopee":' }), 'platformComparison'),
    accepted('a photo in the field picture[]', add, multipart(listing(), { field: 'picture[]', bytes: photo })),
    refused('no photo', add, multipart(listing()), 400, 'Please choose a photo of your product.'),
    refused('a price in words', add, form({ suggestedPrice: 'ten' }), 400, 'Suggested Price must be a number'),
    refused(
      'PATCH',
      'PATCH user/add-product',
      nothing,
      405,
      'This address cannot be called with PATCH. Please use POST.',
    ),
  ];
};
