import type { Language } from '../../contracts/languages.ts';
import type { AddressFields } from '../../contracts/ordering/addresses.ts';
import type { CountryCode } from '../../reference-data/countries/countries.ts';
import { demoAddress, demoCustomer, demoDomain } from '../sellers.ts';

/** Who buys from the demo seller. Nobody signs in as them, except as the demo customer. */
export interface DemoBuyer {
  email: string;
  language: Language;
  address: AddressFields;
}

type Place = Pick<AddressFields, 'postal_code' | 'region' | 'city' | 'line1'> & { district?: string };

function buyer(user: string, name: string, language: Language, country: CountryCode, place: Place): DemoBuyer {
  const address = { name, phone: '', country, district: '', line2: '', ...place };
  return { email: `${user}@${demoDomain}`, language, address };
}

const { postalCode: postal_code, ...customerPlace } = demoAddress;

/** The demo customer, who can be signed in as. */
export const signedInBuyer: DemoBuyer = {
  email: demoCustomer.email,
  language: 'th',
  address: { ...customerPlace, postal_code },
};

/** Names as their owners write them, in streets with house numbers that do not exist. */
export const demoBuyers: readonly DemoBuyer[] = [
  buyer('somchai', 'สมชาย ใจดี', 'th', 'TH', {
    ...{ postal_code: '50200', region: 'เชียงใหม่', city: 'เมืองเชียงใหม่', district: 'ศรีภูมิ' },
    line1: '999/991 ถนนราชดำเนิน',
  }),
  buyer('pimchanok', 'พิมพ์ชนก วงศ์สวัสดิ์', 'th', 'TH', {
    ...{ postal_code: '40000', region: 'ขอนแก่น', city: 'เมืองขอนแก่น', district: 'ในเมือง' },
    line1: '999/992 ถนนมิตรภาพ',
  }),
  buyer('nattapon', 'ณัฐพล ศรีสุข', 'th', 'TH', {
    ...{ postal_code: '83000', region: 'ภูเก็ต', city: 'เมืองภูเก็ต', district: 'ตลาดใหญ่' },
    line1: '999/993 ถนนถลาง',
  }),
  buyer('lan', 'Nguyễn Thị Lan', 'vi', 'VN', {
    ...{ postal_code: '100000', region: 'Hà Nội', city: 'Quận Hoàn Kiếm', line1: '9999 Phố Hàng Bông' },
  }),
  buyer('quang', 'Trần Minh Quang', 'vi', 'VN', {
    ...{ postal_code: '700000', region: 'Thành phố Hồ Chí Minh', city: 'Quận 1', line1: '9999 Đường Lê Lợi' },
  }),
  buyer('misaki', '佐藤 美咲', 'ja', 'JP', {
    ...{ postal_code: '150-0001', region: '東京都', city: '渋谷区', district: '神宮前', line1: '99-99-99' },
  }),
  buyer('minji', '김민지', 'ko', 'KR', {
    ...{ postal_code: '04524', region: '서울특별시', city: '중구', line1: '세종대로 9999' },
  }),
  buyer('yuqing', '陈雨晴', 'zh', 'CN', {
    ...{ postal_code: '200001', region: '上海市', city: '黄浦区', line1: '南京东路9999号' },
  }),
  buyer('lucia', 'Lucía Fernández', 'es', 'ES', {
    ...{ postal_code: '28004', region: 'Madrid', city: 'Madrid', line1: 'Calle de Fuencarral, 9999' },
  }),
  buyer('diego', 'Diego Ramírez', 'es', 'MX', {
    ...{ postal_code: '06700', region: 'Ciudad de México', city: 'Cuauhtémoc', line1: 'Avenida Álvaro Obregón 9999' },
  }),
  buyer('emma', 'Emma Walker', 'en', 'US', {
    ...{ postal_code: '97205', region: 'Oregon', city: 'Portland', line1: '99999 W Burnside St' },
  }),
  buyer('weiling', 'Tan Wei Ling', 'en', 'SG', {
    ...{ postal_code: '238801', region: '', city: 'Singapore', line1: '9999 Orchard Road' },
  }),
];
