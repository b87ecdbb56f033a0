import type { TranslationOf } from '../define-messages.ts';
import type { mailSecurity as english } from '../en/mail-security.ts';

export const mailSecurity: TranslationOf<typeof english> = {
  signInSubject: 'Snapbazaar 계정에 새로운 로그인이 있었어요',
  signInHeading: '계정에 새로운 로그인이 있었어요',
  signInSeller: '{time}에 {device}에서 판매자 계정에 로그인한 기록이 있어요.',
  signInCustomer: '{time}에 {device}에서 구매자 계정에 로그인한 기록이 있어요.',
  signInNotYou:
    '본인이라면 따로 하실 일은 없어요. 본인이 아니라면 비밀번호를 변경해 주세요. 변경하면 모든 기기에서 로그아웃돼요.',
  signInButton: '본인이 아니에요',
  signInShort: 'Snapbazaar 계정에 새로운 로그인이 있었어요: {device}. 본인이 아니라면 비밀번호를 변경해 주세요: {link}',
  unknownDevice: '알 수 없는 기기',
  browserOn: '{browser}({system})',
  proofSubject: 'Snapbazaar 인증번호',
  proofHeading: '본인 확인',
  proofCode: '계속하려면 Snapbazaar에서 아래 인증번호를 입력해 주세요. 10분 동안 유효해요.',
  proofNotYou:
    '요청한 적이 없다면 다른 사람이 내 계정에 로그인했을 수 있어요. 비밀번호를 변경하고, 인증번호를 누구에게도 알려 주지 마세요.',
  proofShort: '[Snapbazaar] 인증번호 {code} (10분 동안 유효). 누구에게도 알려 주지 마세요.',
};
