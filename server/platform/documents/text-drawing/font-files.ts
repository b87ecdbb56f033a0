import type { PackageFile } from '../../package-files/package-files.ts';

interface Face {
  family: string;
  files: PackageFile[];
}

const licence = 'OFL-1.1';

const thai = {
  package: '@expo-google-fonts/noto-sans-thai@0.4.2',
  integrity: 'sha512-PGBBBDGfJJ/5y2hNweLBZWD4YmVT4uOO4chsOPXyl0TktaBJamDKVKv/WbGiDTeBGdkegLiytsWo+lhnkHP5qA==',
  licence,
};
const chinese = {
  package: '@expo-google-fonts/noto-sans-sc@0.4.3',
  integrity: 'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
  licence,
};
const japanese = {
  package: '@expo-google-fonts/noto-sans-jp@0.4.3',
  integrity: 'sha512-Fl+Z6vtD24HFAYsvzB0S9Nery1ly16B9PesdY0wBd+wEHAvkNglnkTUspU0HqGOubkmoa8zusJrKv6vDx1o70A==',
  licence,
};
const korean = {
  package: '@expo-google-fonts/noto-sans-kr@0.4.3',
  integrity: 'sha512-EVS/uJPcf1TgJtjmQmrFr0oGdcl7ml09CSu0E/AyGzR0UfzdR2pBbzWWPsnuzZiGUl643ODYwYiXK5+B+fLjhQ==',
  licence,
};
const bricolage = {
  package: '@expo-google-fonts/bricolage-grotesque@0.4.1',
  integrity: 'sha512-uijLLg+thOrFgw+gXtYA3dQJTBqqqleabcNFpamaYXqUUcbFe0J18C+4nfL0CyGzSJUicxUBLY4Zv7jdHmTGMA==',
  licence,
};
const jakarta = {
  package: '@expo-google-fonts/plus-jakarta-sans@0.4.2',
  integrity: 'sha512-6LYVmVGwjQvH+uzzWlVc9+oMj4lkNQ41aymVDjO+x8aFk8kCye20wOyLomYMZaMezA++Uf1mZRCw3W3Fy/hxEA==',
  licence,
};

/** The site's two faces in a format that sharp can read (not woff2), including Vietnamese diacritics. */
export const latinFiles: PackageFile[] = [
  {
    ...bricolage,
    file: 'package/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
    sha256: '1b388794a690020404db308fc090729c4cc1ada08088771597dc3f7360ea1db5',
  },
  {
    ...jakarta,
    file: 'package/500Medium/PlusJakartaSans_500Medium.ttf',
    sha256: '00ec347136c7f6d904fa8c54decba898cc2c74c17388e62fa4388433de8be226',
  },
  {
    ...jakarta,
    file: 'package/700Bold/PlusJakartaSans_700Bold.ttf',
    sha256: '71af7a0aac7db1b7e30cd389d7aabdabb44b5b5553d470ddd5aa25c0537c8108',
  },
];

/** Fallback faces for other scripts: medium for body text, bold for headlines. */
export const scriptFaces = {
  thai: {
    family: 'Noto Sans Thai',
    files: [
      {
        ...thai,
        file: 'package/500Medium/NotoSansThai_500Medium.ttf',
        sha256: 'f9855a702e9899b9cfa1e8cb7cbf36c2c7bb6fe31ee0cd6860ae61ae012155d0',
      },
      {
        ...thai,
        file: 'package/700Bold/NotoSansThai_700Bold.ttf',
        sha256: '0be544f347b3ab6382bdc2b555a783727a4858a3dc140670406924670967d916',
      },
    ],
  },
  chinese: {
    family: 'Noto Sans SC',
    files: [
      {
        ...chinese,
        file: 'package/500Medium/NotoSansSC_500Medium.ttf',
        sha256: 'b30853d205f3ecdde938b1488c735ee15a2e870d31331b992fdc53971e23ec4a',
      },
      {
        ...chinese,
        file: 'package/700Bold/NotoSansSC_700Bold.ttf',
        sha256: '9a38ae0ab28cd5a256f9ea8e00dedc688aac17f7915fcb000572990afa956b96',
      },
    ],
  },
  japanese: {
    family: 'Noto Sans JP',
    files: [
      {
        ...japanese,
        file: 'package/500Medium/NotoSansJP_500Medium.ttf',
        sha256: '7b8bbb543db880657eca298118e701a09fadeaac3e417a5012040ec98336d9c2',
      },
      {
        ...japanese,
        file: 'package/700Bold/NotoSansJP_700Bold.ttf',
        sha256: 'c5b7b9d6a6eb682b0d4e6bbb38509575fd2759a28f147daa74714d1359a7909e',
      },
    ],
  },
  korean: {
    family: 'Noto Sans KR',
    files: [
      {
        ...korean,
        file: 'package/500Medium/NotoSansKR_500Medium.ttf',
        sha256: '8eb10746734fbd0d42fc4bf05bc0c279d2cc4185263652489338609c3f248a8f',
      },
      {
        ...korean,
        file: 'package/700Bold/NotoSansKR_700Bold.ttf',
        sha256: '4ffa20c272ae6d689f7c8d34ff9c8039a326e9c334d9fc8852b2a7396227d077',
      },
    ],
  },
} satisfies Record<string, Face>;

export type ScriptFace = keyof typeof scriptFaces;
