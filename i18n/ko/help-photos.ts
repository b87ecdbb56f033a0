import type { TranslationOf } from '../define-messages.ts';
import type { helpPhotos as english } from '../en/help-photos.ts';

export const helpPhotos: TranslationOf<typeof english> = {
  title: '사진',
  photoFormatsQuestion: '어떤 사진을 올릴 수 있나요?',
  photoFormatsAnswer:
    '최대 15MB, 50메가픽셀(5,000만 화소)의 JPG, JPEG, PNG, GIF, WEBP 사진을 올릴 수 있어요. 휴대폰의 HEIC 사진도 25메가픽셀(2,500만 화소)까지 올릴 수 있어요. 움직이는 이미지는 올릴 수 없어요. 파일 이름이 아니라 실제 파일 내용을 기준으로 확인해요. 서버 운영자가 한도를 다르게 정했다면 안내 메시지에 표시돼요.',
  photoFormatsKeywords: '크기 제한 용량 파일 형식 heic jpeg mb 화소 해상도 포맷',
  goodPhotoQuestion: '좋은 상품 사진은 어떻게 찍나요?',
  goodPhotoAnswer:
    '깔끔한 배경에 상품 하나만 놓고, 자연광에서 화면에 꽉 차게 찍어 주세요. 어떤 상품인지 잘 보이는 면이 나오게 하고 라벨 글씨가 읽히게 찍으면 좋아요. 손이나 다른 물건, 복잡한 배경이 있으면 카테고리를 알아보기 어려워요.',
  goodPhotoKeywords: '팁 조언 잘 찍는 법 사진 조명 배경',
  onePhotoQuestion: '상품 하나에 사진을 몇 장 올릴 수 있나요?',
  onePhotoAnswer: '한 장이에요. 여러 파일을 끌어다 놓으면 첫 번째 사진만 사용돼요.',
  onePhotoKeywords: '여러 장 사진 추가 갤러리 이미지 두 번째',
  photoRefusedQuestion: '사진이 왜 거부됐나요?',
  photoRefusedAnswer:
    '안내 메시지에서 이유를 확인할 수 있어요. 지원하지 않는 형식, 너무 큰 용량, 너무 높은 해상도, 움직이는 이미지, 손상된 파일, 마켓에 올릴 수 없는 이미지 중 하나예요. 입력한 내용은 사라지지 않으니 다른 사진을 선택해 계속 진행해 주세요.',
  photoRefusedKeywords: '오류 업로드 실패 거부 손상 깨짐 jpg jpeg png gif webp 이미지만 올릴 수 있어요',
  whoSeesPhotoQuestion: '내 사진은 누가 볼 수 있나요?',
  whoSeesPhotoAnswer:
    '등록하기 전에는 나만 볼 수 있고, 등록한 뒤에는 상품 페이지를 방문하는 모든 사람이 볼 수 있어요. 원본 파일은 공개되지 않아요. 사진을 바른 방향으로 돌려 새로 저장하고, 사진에 담긴 위치와 카메라 정보는 삭제해요.',
  whoSeesPhotoKeywords: '개인정보 exif gps 위치 메타데이터 공개 비공개 원본',
  wherePhotoGoesQuestion: '내 사진이 다른 회사로 전송되나요?',
  wherePhotoGoesAnswer:
    '기본적으로는 전송되지 않아요. 내장된 분석 AI가 별도의 키나 인터넷 연결 없이 이 서버에서 작동해요. 서버 운영자가 외부 이미지 분석 모델을 연결했다면 사진이 그 모델로 전송돼요. 이 내용은 개인정보처리방침에서도 안내하며, 분석 결과마다 사용한 모델이 표시돼요.',
  wherePhotoGoesKeywords: 'ai openai 제3자 클라우드 공유 데이터 외부',
  changePhotoQuestion: '설명이 작성된 뒤에도 사진을 바꿀 수 있나요?',
  changePhotoAnswer:
    '네. 1단계에서 새 사진을 선택하면 처음부터 다시 시작해요. 기존 입력 내용과 분석 결과는 이전 사진에 대한 것이라 지워져요. 미리보기를 삭제하면 사진도 삭제돼요.',
  changePhotoKeywords: '교체 다른 사진 변경 새 이미지 초기화',
};
