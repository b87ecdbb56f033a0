import type { PackageFile } from '../../package-files/package-files.ts';

interface OtherScript {
  pattern: RegExp;
  file: PackageFile;
}

const licence = 'OFL-1.1';

/**
 * Fonts for names and addresses of buyers in scripts of none of the seven languages: parcels go to every country. Khmer and
 * Burmese are missing, because the library for fonts fails on them.
 */
export const otherScripts: readonly OtherScript[] = [
  {
    pattern: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
    file: {
      package: '@expo-google-fonts/noto-sans@0.4.2',
      integrity: 'sha512-zYD8G2ijWLxqmquoQgghNh/x9p0yxWwArD0oxO1oXY1qx5vOd4t0Kbhnu/Cx8RTy08OgA8RtxuULZFaXwVPnPw==',
      file: 'package/500Medium/NotoSans_500Medium.ttf',
      sha256: '8c1dc004996029f804283dd398ca2a05d4d33ebcba5c0d25ea13fd2026572279',
      licence,
    },
  },
  {
    pattern: /\p{Script=Arabic}/u,
    file: {
      package: '@expo-google-fonts/noto-sans-arabic@0.4.3',
      integrity: 'sha512-YvtxyuegxPegu2g5urXJ+gQxRp8i798nQswTmEjwXOWR/fqy0Gvey6h5IoNRBrc43SxRxPezqCiR9ivpfPAXSg==',
      file: 'package/500Medium/NotoSansArabic_500Medium.ttf',
      sha256: '3c42cc2fbde4623a2c272870efd8462c744b716d72e02c1085a8f23a5cd8ba3f',
      licence,
    },
  },
  {
    pattern: /\p{Script=Hebrew}/u,
    file: {
      package: '@expo-google-fonts/noto-sans-hebrew@0.4.1',
      integrity: 'sha512-NR3vP6GT/hSINLrk4JHJBQnuzh/C1mlMrphNlI2dQaO53a3oTjSRoG4JyYb1B6bHadjsGh0wPZbT4kMJBKjT/w==',
      file: 'package/500Medium/NotoSansHebrew_500Medium.ttf',
      sha256: 'd13aada423b8c5671b7357793cdd6a6877d86308fb8d170192deca349cac4ccb',
      licence,
    },
  },
  {
    pattern: /\p{Script=Lao}/u,
    file: {
      package: '@expo-google-fonts/noto-sans-lao@0.4.2',
      integrity: 'sha512-gM/grIG03BWSk8lqiR1IC7WHpGH/8TrvwU0ZjEvs236YiN0LK2qQythq6lqcJbENo/0HMxdk13n35yhqnHVJ8g==',
      file: 'package/500Medium/NotoSansLao_500Medium.ttf',
      sha256: '4b16ae6cea4eb8191494d66c5b818efa9f5279e46b95a1d952d62decd28edd19',
      licence,
    },
  },
  {
    pattern: /\p{Script=Devanagari}/u,
    file: {
      package: '@expo-google-fonts/noto-sans-devanagari@0.4.1',
      integrity: 'sha512-26boYPNKGP1r4R5MxsMAY/zCQOwiXLOJzX8sh1a2oEWyQurQsyniaCv4992c+9jjwshEEt2NNVv5GcnyzaL7QQ==',
      file: 'package/500Medium/NotoSansDevanagari_500Medium.ttf',
      sha256: '1d354befc7dfcd303539cd9033a6887407a788c3ef18aca11460fb6dc7027f29',
      licence,
    },
  },
  {
    pattern: /\p{Script=Bengali}/u,
    file: {
      package: '@expo-google-fonts/noto-sans-bengali@0.4.4',
      integrity: 'sha512-Ya58tLTEdP4P5EF3ZXTM829/g57mbfW8OrD16MMZr2sC3nIKItl/3J9tZlk1nrtqfFGzIgxb+zt/hLjAaTAQgQ==',
      file: 'package/500Medium/NotoSansBengali_500Medium.ttf',
      sha256: 'a1261260812b77a4d5ee71625d6b09b7c06b142fa7680f35348de3c970ab1663',
      licence,
    },
  },
  {
    pattern: /\p{Script=Tamil}/u,
    file: {
      package: '@expo-google-fonts/noto-sans-tamil@0.4.3',
      integrity: 'sha512-1TBkwJ8gJPnt1UIC+um987hYb/QmRDATGKbtwDW6dajISxr8b7+EVjwMESMJaQxfNS8VWE4IBT2jYmpBGw4D+w==',
      file: 'package/500Medium/NotoSansTamil_500Medium.ttf',
      sha256: 'f487adb6475e71720fc18bdc55b293941ac249bc8849cb4e01dd995955d46149',
      licence,
    },
  },
];
