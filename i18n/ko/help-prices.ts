import type { TranslationOf } from '../define-messages.ts';
import type { helpPrices as english } from '../en/help-prices.ts';

export const helpPrices: TranslationOf<typeof english> = {
  title: '가격, 국가, 목표',
  priceEstimateQuestion: '가격대는 어떻게 추정하나요?',
  priceEstimateAnswer:
    '검토를 거친 상품 종류별 일반 판매가 표를 바탕으로 소재와 상태를 반영해 추정해요. 기준일이 있는 추정치일 뿐 매입 제안이나 실시간 시세가 아니에요. 가격은 직접 정하면 되고, 0보다 큰 숫자이기만 하면 돼요.',
  priceEstimateKeywords: '비용 추천 적정 가격 얼마 가치 시세 추정',
  localCurrenciesQuestion: '현지 통화 가격은 어떻게 계산하나요?',
  localCurrenciesAnswer:
    '판매가는 미국 달러 기준이에요. 다른 통화는 기준일이 표시된 기준 환율표로 환산해 ‘≈’와 함께 보여 드려요. 가격을 가늠하기 위한 것이며 결제에는 사용되지 않아요.',
  localCurrenciesKeywords: '환율 바트 엔 유로 원 환산 usd 통화 달러',
  countriesQuestion: '이 국가들은 왜 추천됐나요?',
  countriesAnswer:
    '검토를 거친 카테고리별 수요 국가 표를 바탕으로 추천해요. 원하지 않는 국가는 빼고 원하는 국가는 추가해 주세요. 최소 한 곳은 남아 있어야 해요. 선택한 국가는 상품 페이지에 표시되고 구매자가 필터로 찾을 수 있어요.',
  countriesKeywords: '국가 선택 기준 지역 판매 시장 추천 국가를 선택해 주세요 수출',
  platformsQuestion: '플랫폼 비교는 무엇인가요?',
  platformsAnswer:
    '공개된 수수료 안내를 바탕으로 Shopee, Lazada, TikTok Shop, Amazon, eBay, Etsy의 일반적인 가격과 내 상품에 맞는지를 추정한 거예요. Snapbazaar가 그곳에 대신 등록해 드리지는 않으며, 해당 회사들과 제휴 관계도 없어요.',
  platformsKeywords: 'shopee lazada amazon ebay etsy tiktok 쇼피 라자다 아마존 이베이 비교 오픈마켓 수수료',
  forecastQuestion: '예상 매출은 어떻게 계산하나요?',
  forecastAnswer:
    '판매 수량에 평균 가격을 곱한 단순 계산이에요. 처음에 보이는 예시는 예산 $50로 평균가 $20 상품을 40개 판매해 거래액(GMV) 약 $800를 기대할 수 있다는 뜻이고, 직접 입력한 수치도 같은 방식으로 계산해요. 계획을 돕는 참고 자료이며 결과를 보장하지 않아요.',
  forecastKeywords: 'gmv 거래액 목표 수량 예산 예측 월 매출 목표',
  campaignQuestion: '‘캠페인 시작’을 누르면 마케팅 예산이 사용되나요?',
  campaignAnswer:
    '아니요. 목표와 예산을 상품에 저장하고 배송 단계로 넘어갈 뿐이에요. 광고를 구매하지 않고 어떤 계좌에서도 돈이 빠져나가지 않아요.',
  campaignKeywords: '광고 결제 지출 마케팅 청구 외상 비용',
  fulfilmentQuestion: '어떤 배송 방법을 선택할 수 있나요?',
  fulfilmentAnswer:
    '직접 포장·발송, 플랫폼 물류 파트너 이용, 택배 방문 수거 중에서 선택할 수 있어요. 선택한 방법은 상품에 저장돼요. 택배가 예약되거나 택배사에 정보가 전달되지는 않으며, 4단계에 나오는 택배사는 참고용이에요.',
  fulfilmentKeywords: '해외 배송 국제 배송 싱가포르 태국 물류 택배 dhl fedex maersk 택배사 발송 보내기',
  shippingCostQuestion: '배송비는 얼마인가요?',
  shippingCostAnswer:
    '4단계에서 무게에 따른 국가별 예상 배송비를 보여 드려요. 실제 배송비는 택배사 요금을 따르므로 구매자에게 안내하기 전에 택배사에 확인해 주세요.',
  shippingCostKeywords: '우편 요금 운임 무게 배송비 국제 해외',
};
