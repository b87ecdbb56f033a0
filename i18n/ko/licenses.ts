import type { TranslationOf } from '../define-messages.ts';
import type { licenses as english } from '../en/licenses.ts';

export const licenses: TranslationOf<typeof english> = {
  title: '오픈소스 라이선스',
  description: 'Snapbazaar에 포함된 오픈소스 패키지와 라이선스예요.',
  lead: 'Snapbazaar는 여러 오픈소스 프로젝트 덕분에 만들어졌어요. 이 버전을 빌드할 때 포함된 패키지 {count}개를 라이선스별로 정리했어요.',
  seePackage: '각 패키지에서 확인',
};
